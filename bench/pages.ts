import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { projectFolder } from '#platform/project-folder.ts'
import { load } from './load.ts'
import { median } from './median.ts'

const ROUNDS = 3
const SECONDS = 4
const CONNECTIONS = 32
const HEADERS = { 'accept-encoding': 'br', 'accept-language': 'de' }

/** Cached answers against a bare `node:http` server with the same bytes, in turns. Target: at least 0.8 of its rate. */
export async function benchPages(url: string): Promise<void> {
  const rows = []
  for (const path of ['/', '/shop', '/store/gratweg/products']) {
    const answer = await warm(url + path)
    const bare = await startBare(answer)
    const ours: number[] = []
    const theirs: number[] = []
    let failures = 0
    for (let round = 0; round < ROUNDS; round++) {
      const own = await load(url + path, { connections: CONNECTIONS, seconds: SECONDS, headers: HEADERS })
      const plain = await load(bare.url, { connections: CONNECTIONS, seconds: SECONDS, headers: HEADERS })
      ours.push(own.requestsPerSecond)
      theirs.push(plain.requestsPerSecond)
      failures += own.failures + plain.failures
    }
    bare.stop()
    rows.push({
      path,
      bytes: answer.body.length,
      'ours/s': median(ours),
      'bare/s': median(theirs),
      ratio: (median(ours) / median(theirs)).toFixed(2),
      failures,
    })
  }
  console.table(rows)
}

interface Answer {
  headers: Record<string, string>
  body: Buffer
}

/** The second request begins the background compression. */
async function warm(url: string): Promise<Answer> {
  await fetchRaw(url)
  await fetchRaw(url)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  return fetchRaw(url)
}

function fetchRaw(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: HEADERS }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { date: _date, connection: _connection, ...headers } = response.headers
        resolve({ headers: headers as Record<string, string>, body: Buffer.concat(chunks) })
      })
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}

async function startBare(answer: Answer): Promise<{ url: string; stop(): void }> {
  const child = spawn(
    process.execPath,
    [join(projectFolder, 'bench/bare-server.ts'), JSON.stringify(answer.headers)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  child.stdin.end(answer.body)
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return { url: `http://127.0.0.1:${port.toString().trim()}/`, stop: () => child.kill() }
}
