import { accept, type Result } from '#kernel/result.ts'
import type { StaffFile, StaffPath } from './staff-answers.ts'
import { fetchStaffRaw, type StaffProblem } from './staff-client.ts'

/** A plain link cannot send the token. @param name default: the server's. */
export async function saveFile(
  path: StaffPath<StaffFile>,
  name?: string,
): Promise<Result<void, StaffProblem>> {
  const answer = await fetchStaffRaw(path)
  if (!answer.ok) return answer
  const [, given] = /filename="([^"]+)"/.exec(answer.value.headers.get('content-disposition') ?? '') ?? []
  const url = URL.createObjectURL(await answer.value.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = name ?? given ?? 'list.csv'
  link.click()
  URL.revokeObjectURL(url)
  return accept(undefined)
}
