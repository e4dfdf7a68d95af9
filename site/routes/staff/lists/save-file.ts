import { accept, type Result } from '#kernel/result.ts'
import { fetchStaffRaw, type StaffProblem } from '../api/staff-client.ts'

/** A plain link cannot send the token. @param name default: the server's */
export async function saveAddress(path: string, name?: string): Promise<Result<void, StaffProblem>> {
  const answer = await fetchStaffRaw(path)
  if (!answer.ok) return answer
  const suggestedName = nameOf(answer.value.headers.get('content-disposition') ?? '')
  saveBlob(await answer.value.blob(), name ?? suggestedName ?? 'list.csv')
  return accept(undefined)
}

/** As the server writes it: the encoded name where there is one (RFC 6266). */
function nameOf(header: string): string | undefined {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(header) ?? []
  return encoded === undefined ? /filename="([^"]+)"/.exec(header)?.[1] : decodeURIComponent(encoded)
}

/** Hands a file to the browser's downloads. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
