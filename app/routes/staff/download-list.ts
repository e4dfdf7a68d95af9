import type { Language } from '#i18n/languages.ts'
import { sendToStaff, type StaffProblem } from './staff-client.ts'

/** Saves the list of an event as a file: a plain link could not carry the token. @returns what went wrong. */
export async function downloadList(eventId: string, language: Language): Promise<StaffProblem | undefined> {
  const answer = await sendToStaff(`/events/${eventId}/bookings.csv?lng=${language}`)
  if (!answer.ok) return answer.refusal
  const [, name = 'list.csv'] =
    /filename="([^"]+)"/.exec(answer.value.headers.get('content-disposition') ?? '') ?? []
  const url = URL.createObjectURL(await answer.value.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
  return undefined
}
