export interface FilesToPost {
  files: readonly File[]
  onProgress: (share: number) => void
}

/** Timeout without progress. */
const PATIENCE_MS = 30_000

/** XMLHttpRequest for upload progress. Texts go first, so that the server has them if the upload breaks. */
export function postFiles(
  address: string,
  texts: Record<string, string>,
  { files, onProgress }: FilesToPost,
): Promise<Response> {
  const body = new FormData()
  for (const [name, text] of Object.entries(texts)) body.append(name, text)
  for (const file of files) body.append('attachments', file, file.name)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let timer = 0
    const wait = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => request.abort(), PATIENCE_MS)
    }
    request.open('POST', address)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait()
      onProgress(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('load', () => {
      const pause = request.getResponseHeader('Retry-After')
      const headers = pause === null ? {} : { 'Retry-After': pause }
      resolve(new Response(request.responseText, { status: request.status, headers }))
    })
    for (const end of ['error', 'abort'])
      request.addEventListener(end, () => reject(new Error(`the form was not answered: ${end}`)))
    request.addEventListener('loadend', () => clearTimeout(timer))
    wait()
    onProgress(0)
    request.send(body)
  })
}
