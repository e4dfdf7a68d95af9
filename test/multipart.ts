/** A file if it has a filename. */
export interface FormPart {
  name: string
  content: string | Buffer
  filename?: string
  type?: string
}

const BOUNDARY = '----gratweg7d1b'

export function multipartOf(parts: FormPart[]): { payload: Buffer; headers: Record<string, string> } {
  const payload = Buffer.concat([
    ...parts.flatMap(({ name, content, filename, type }) => [
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`),
      Buffer.from(filename === undefined ? '' : `; filename="${filename.replaceAll('"', '%22')}"`),
      Buffer.from(`${type === undefined ? '' : `\r\nContent-Type: ${type}`}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ])
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } }
}

export function textParts(texts: Record<string, string>): FormPart[] {
  return Object.entries(texts).map(([name, content]) => ({ name, content }))
}

export function filePart(filename: string, content: Buffer, type = 'application/octet-stream'): FormPart {
  return { name: 'attachments', filename, content, type }
}
