import { expect, it } from 'vitest'
import { readXml, readXmlList } from './read-xml.ts'

const PAGE = `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
<Contents><Key>a</Key><Size>1</Size></Contents><Contents><Key>b&amp;&#39;&#x41;</Key></Contents></ListBucketResult>`

it('reads the flat answers of an object store', () => {
  expect(readXmlList(PAGE, 'Contents').map((entry) => readXml(entry, 'Key'))).toEqual(['a', "b&'A"])
  expect(readXml(PAGE, 'NextContinuationToken')).toBeUndefined()
  expect(readXml('', 'Code')).toBeUndefined()
})
