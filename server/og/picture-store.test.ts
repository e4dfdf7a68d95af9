import { expect, it, vi } from 'vitest'
import type { PictureCard } from './picture-card.ts'
import { createPictureStore } from './picture-store.ts'

const card: PictureCard = { ground: 'day', drawing: { kind: 'poster', scene: 'nacht' }, title: 'Aufbruch' }

it('draws a picture once, also for concurrent requests', async () => {
  const draw = vi.fn(async () => Buffer.from('png'))
  const pictureOf = createPictureStore(draw)
  const pictures = await Promise.all([pictureOf('a', card), pictureOf('a', card), pictureOf('a', card)])
  await pictureOf('a', card)
  expect(draw).toHaveBeenCalledTimes(1)
  expect(new Set(pictures).size).toBe(1)
})

it('draws one picture at a time, for any number of requests', async () => {
  let running = 0
  let most = 0
  const pictureOf = createPictureStore(async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 1))
    running -= 1
    return Buffer.from('png')
  })
  await Promise.all(['a', 'b', 'c', 'd'].map((key) => pictureOf(key, card)))
  expect(most).toBe(1)
})

it('retries after a failure', async () => {
  const draw = vi.fn(async () => Buffer.from('png')).mockRejectedValueOnce(new Error('no memory'))
  const pictureOf = createPictureStore(draw)
  await expect(pictureOf('a', card)).rejects.toThrow('no memory')
  await expect(pictureOf('a', card)).resolves.toEqual(Buffer.from('png'))
})

it('evicts what was not requested for longest', async () => {
  const draw = vi.fn(async () => Buffer.alloc(20 * 1024 * 1024))
  const pictureOf = createPictureStore(draw)
  for (const key of ['a', 'b', 'c']) await pictureOf(key, card)
  await pictureOf('a', card)
  await pictureOf('d', card)
  await new Promise((resolve) => setImmediate(resolve))
  expect(draw).toHaveBeenCalledTimes(4)
  await pictureOf('a', card)
  expect(draw).toHaveBeenCalledTimes(4)
  await pictureOf('b', card)
  expect(draw).toHaveBeenCalledTimes(5)
})
