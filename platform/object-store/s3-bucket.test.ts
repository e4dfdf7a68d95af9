import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readXml, readXmlList, splitIntoParts } from './s3-bucket.ts'

const PAGE = `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
<Contents><Key>a</Key><Size>1</Size></Contents><Contents><Key>b&amp;&#39;&#x41;</Key></Contents></ListBucketResult>`

it('reads the flat answers of an object store', () => {
  expect(readXmlList(PAGE, 'Contents').map((entry) => readXml(entry, 'Key'))).toEqual(['a', "b&'A"])
  expect(readXml(PAGE, 'NextContinuationToken')).toBeUndefined()
  expect(readXml('', 'Code')).toBeUndefined()
})

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
