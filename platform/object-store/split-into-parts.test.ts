import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitIntoParts } from './split-into-parts.ts'

it('cuts bytes into parts of one size and loses none', async () => {
  const chunks = fc.array(fc.uint8Array({ maxLength: 30 }), { maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(chunks, fc.integer({ min: 1, max: 40 }), async (input, size) => {
      async function* stream() {
        yield* input
      }
      const parts: Uint8Array[] = []
      for await (const part of splitIntoParts(stream(), size)) parts.push(part)
      expect(Buffer.concat(parts)).toEqual(Buffer.concat(input))
      for (const part of parts.slice(0, -1)) expect(part).toHaveLength(size)
      expect(parts.at(-1)?.length ?? 1).toBeGreaterThan(0)
    }),
  )
})
