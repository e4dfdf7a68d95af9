export type ErrorDescription = {
  type: string
  message: string
  code?: string
  stack: string
}

/** An error without personal data: failed queries quote their parameters, and PostgreSQL's details quote the row. */
export function describeError(error: unknown): ErrorDescription {
  if (!isErrorLike(error)) return { type: typeof error, message: 'not an error object', stack: '' }
  const code = codeOf(error) ?? codeOf(error.cause)
  return {
    type: error.name ?? 'object',
    message: (error.message.split('\nparams:')[0] ?? '').slice(0, 500),
    ...(code && { code }),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  }
}

interface ErrorLike {
  name?: string
  message: string
  stack?: string
  cause?: unknown
}

/** Not `instanceof`: the job queue passes plain objects made from errors. */
function isErrorLike(error: unknown): error is ErrorLike {
  return typeof error === 'object' && error !== null && typeof Reflect.get(error, 'message') === 'string'
}

function codeOf(error: unknown): string | undefined {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' ? code : undefined
}
