import { createServer } from 'node:http'

/** Baseline of plain Node: reads the body to repeat from stdin, prints its port, and exits with its parent. */
const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
const body = Buffer.concat(chunks)
const headers = JSON.parse(process.argv[2] ?? '{}') as Record<string, string>

const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address !== null && typeof address !== 'string') process.stdout.write(`${address.port}\n`)
})
