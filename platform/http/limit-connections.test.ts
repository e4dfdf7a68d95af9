import { connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import type { Settings } from '#platform/settings.ts'
import { type HttpFront, openHttpFront } from './http-front.ts'

let front: HttpFront | undefined
const sockets: Socket[] = []

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await front?.close()
})

async function open(trustProxy: Settings['trustProxy'] = false) {
  front = await openHttpFront({ host: '127.0.0.1', port: 0, trustProxy }, { perNetwork: 3, smallBodyMs: 400 })
  front.serve((request, response) => {
    request.resume().on('end', () => response.end('done'))
  })
  return front.port
}

function connected(port: number, localAddress: string, text = '') {
  const socket = connect({ host: '127.0.0.1', port, localAddress })
  sockets.push(socket)
  const seen = { closed: false, received: '' }
  socket.on('error', () => {})
  socket.on('close', () => (seen.closed = true))
  socket.on('data', (data) => (seen.received += String(data)))
  if (text) socket.write(text)
  return { seen, socket }
}

const post = (length: number, type = 'application/json', path = '/x') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n{`
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('limits connections per address, independently of other addresses', async () => {
  const port = await open()
  // A loopback peer may be a proxy: eight times the limit.
  const many = Array.from({ length: 30 }, () => connected(port, '127.0.0.2'))
  await expect.poll(() => many.filter(({ seen }) => seen.closed).length).toBe(6)
  const other = connected(port, '127.0.0.3', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await expect.poll(() => other.seen.received).toContain('done')
  for (const { socket } of many) socket.destroy()
  await pause(50)
  const again = connected(port, '127.0.0.2', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await expect.poll(() => again.seen.received).toContain('done')
})

it('does not limit a trusted proxy', async () => {
  const port = await open(1)
  const many = Array.from({ length: 30 }, () => connected(port, '127.0.0.2'))
  await pause(150)
  expect(many.filter(({ seen }) => seen.closed)).toEqual([])
})

it('a small body that does not arrive ends the connection soon; a file may take longer', async () => {
  const port = await open(1)
  const slow = Array.from({ length: 24 }, () => connected(port, '127.0.0.2', post(5000)))
  const large = connected(port, '127.0.0.2', post(200_000))
  const files = [
    post(5_000_000, 'multipart/form-data'),
    post(500_000, 'application/json', '/storage/v1/object/a'),
  ]
  const patient = files.map((text) => connected(port, '127.0.0.2', text))
  const whole = connected(port, '127.0.0.2', `${post(2)}}`)
  await expect.poll(() => whole.seen.received).toContain('done')
  await pause(700)
  expect([...slow, large].filter(({ seen }) => !seen.closed)).toEqual([])
  expect([...patient, whole].map(({ seen }) => seen.closed)).toEqual([false, false, false])
})
