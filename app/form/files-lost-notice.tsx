import { useMessages } from '../language/language.tsx'

/** That files have to be chosen again. Its words must be loaded before it is shown. */
export function FilesLostNotice() {
  return <b>{useMessages('form-problems').filesLost}</b>
}
