/** One part of a form; with a filename it is a file. */
export interface FormPart {
  name: string
  content: string | Buffer
  filename?: string
  type?: string
}

const BOUNDARY = '----gratweg7d1b'

/** A multipart form as a browser writes it, for `inject`. */
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

/** The texts of a form as parts. */
export function textParts(texts: Record<string, string>): FormPart[] {
  return Object.entries(texts).map(([name, content]) => ({ name, content }))
}

/** A file as the form sends it. */
export function filePart(filename: string, content: Buffer, type = 'application/octet-stream'): FormPart {
  return { name: 'attachments', filename, content, type }
}
