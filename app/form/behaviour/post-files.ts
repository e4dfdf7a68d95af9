export interface FilesToPost {
  files: readonly File[]
  /** Called with the share that has left, from 0 to 1. */
  onProgress: (share: number) => void
}

/** Without any byte moving for so long, the line counts as broken. */
const PATIENCE_MS = 30_000

/**
 * Posts texts and files as multipart, and says how far it is; `fetch` cannot. Rejects when there is no answer. The
 * texts go first, so that the server has them should the line break.
 */
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
