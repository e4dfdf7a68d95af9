import type { PlainAnswer } from '#platform/http/compressed-answer.ts'

/** Fallback when rendering fails: the router's own heading, without scripts. */
export function errorPage(headers: Record<string, string>): PlainAnswer {
  return {
    status: 500,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    },
    body: `<!doctype html>
<html lang="de-CH">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Unexpected Application Error!</title></head>
<body><h2>Unexpected Application Error!</h2><h3>500 Internal Server Error</h3><p><a href="/">Gratweg</a></p></body>
</html>
`,
  }
}
