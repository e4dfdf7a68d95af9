import { deflateRawSync } from 'node:zlib'

/** Minimal valid files. */
export const sampleFiles = {
  pdf: (bytes = 2000) => padded('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n', bytes),
  png: (bytes = 2000) => Buffer.concat([PNG_HEAD, Buffer.alloc(bytes, 7)]),
  jpeg: () =>
    Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), Buffer.alloc(500, 3)]),
  gif: () => Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(100, 1)]),
  webp: () => Buffer.concat([Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1'), Buffer.alloc(64, 1)]),
  heic: () => Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(64)]),
  doc: () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1000)]),
  docx: () =>
    zipOf({ '[Content_Types].xml': contentTypes('wordprocessingml.document'), 'word/document.xml': '<w/>' }),
  xlsx: () =>
    zipOf({ '[Content_Types].xml': contentTypes('spreadsheetml.sheet'), 'xl/workbook.xml': '<w/>' }),
  odt: () => zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<o/>' }),
  zip: () => zipOf({ 'lies-mich.txt': 'Guten Tag' }),
  jar: () => zipOf({ 'META-INF/MANIFEST.MF': 'Manifest-Version: 1.0' }),
  exe: () => Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(1000)]),
  html: () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  svg: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  text: (text = 'Name;Betrag\nMüller;=1+1\n') => Buffer.from(text),
  /** 8 MB of zeros in a few kilobytes. */
  bomb: () => zipOf({ '[Content_Types].xml': Buffer.alloc(8 * 1024 * 1024) }),
}

const PNG_HEAD = Buffer.from(
  '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000a49444154789c63000100000500010d0a2db4',
  'hex',
)

function padded(head: string, bytes: number): Buffer {
  const begun = Buffer.from(head, 'latin1')
  return Buffer.concat([begun, Buffer.alloc(Math.max(0, bytes - begun.length), 0x20)])
}

function contentTypes(kind: string): string {
  const type = `application/vnd.openxmlformats-officedocument.${kind}.main+xml`
  return `<?xml version="1.0"?><Types><Override PartName="/x" ContentType="${type}"/></Types>`
}

/** Deflated entries, without checksums. */
export function zipOf(entries: Record<string, string | Buffer>): Buffer {
  const parts: Buffer[] = []
  for (const [name, content] of Object.entries(entries)) {
    const raw = Buffer.from(content)
    // OpenDocument stores its type uncompressed.
    const stored = name === 'mimetype'
    const data = stored ? raw : deflateRawSync(raw)
    const head = Buffer.alloc(30)
    head.write('PK\x03\x04', 0, 'latin1')
    head.writeUInt16LE(20, 4)
    head.writeUInt16LE(stored ? 0 : 8, 8)
    head.writeUInt32LE(data.length, 18)
    head.writeUInt32LE(raw.length, 22)
    head.writeUInt16LE(name.length, 26)
    parts.push(head, Buffer.from(name), data)
  }
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  return Buffer.concat([...parts, end])
}
