import type { FormNotice } from '../../../form/form-state.ts'
import { useMessages } from '../../../language/language.tsx'

/** Why the form could not be sent. Its words must be loaded before it is shown. */
export function ContactNotice({ notice }: { notice: Exclude<FormNotice, 'offline'> }) {
  return useMessages('form-problems').notices[notice]
}
