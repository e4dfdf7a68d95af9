import { connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { type HttpFront, openHttpFront } from './http-front.ts'

let front: HttpFront | undefined

afterEach(() => front?.close())

it('closes connections that never finish a request or stay idle', async () => {
  front = await openHttpFront({ host: '127.0.0.1', port: 0 })
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = front.server
  expect(headersTimeout).toBeLessThanOrEqual(20_000)
  expect(requestTimeout).toBeLessThanOrEqual(300_000)
  expect(keepAliveTimeout).toBeGreaterThan(60_000)
  expect(timeout).toBe(120_000)
})

it('answers a request head that is too long with 431', async () => {
  front = await openHttpFront({ host: '127.0.0.1', port: 0 })
  const response = await new Promise<string>((resolve) => {
    const socket = connect(front?.port ?? 0, '127.0.0.1', () => {
      socket.write(`GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`)
    })
    socket.once('data', (data) => resolve(data.toString().split('\r\n', 1)[0] ?? ''))
  })
  expect(response).toBe('HTTP/1.1 431 Request Header Fields Too Large')
})
