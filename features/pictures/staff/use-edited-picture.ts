import { useState } from 'react'
import { findLacks, type PictureTexts } from '../picture.schema.ts'
import type { StaffPicture } from '../staff-picture.ts'
import { refuse } from '#kernel/result.ts'
import { call } from '#kit/client.ts'
import { pictures } from './picture.contract.ts'
import { useSubmit } from '#site/form/behaviour/use-submit.ts'
import type { StaffProblem } from '#site/routes/staff/api/staff-client.ts'
import { useDraft } from '#site/routes/staff/dialogs/use-draft.ts'

/** A picture as it is written, and its way onto the site. */
export function useEditedPicture(picture: StaffPicture) {
  const { id } = picture
  const draft = useDraft<PictureTexts, { revision: number }>({
    document: picture.texts,
    saved: picture,
    send: (texts, seen) => call(pictures.save, { id, texts, seen }),
  })
  const { busy, refusal, attempt, submit } = useSubmit<StaffProblem>()
  const [tries, setTries] = useState(0)
  const lacks = findLacks(draft.document)

  /** False when something is missing or refused. */
  async function publish(): Promise<boolean> {
    setTries(tries + 1)
    const [first] = lacks
    if (first) return false
    const answer = await submit(async () => {
      // The draft's own message says why.
      const seen = await draft.flush()
      if (seen === undefined) return refuse({ code: 'changed_meanwhile' })
      return call(pictures.publish, { id, texts: draft.document, seen })
    })
    return answer?.ok === true
  }

  return {
    ...draft,
    texts: draft.document,
    revision: draft.saved.revision,
    busy,
    attempt,
    refusal: draft.refusal ?? refusal,
    /** What is missing, once somebody tried. */
    missing: tries > 0 ? lacks : [],
    tries,
    canPublish: picture.hasDraft || draft.version > 0 || draft.state !== 'saved',
    publish,
  }
}
