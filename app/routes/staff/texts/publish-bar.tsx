import { useState } from 'react'
import type { EditedPage } from '#features/messages/edited-message.ts'
import { formatTime, swissTime } from '#i18n/format-date.ts'
import { fill, plural } from '#i18n/format.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { TrailSign } from '../../../ui/trail-sign.tsx'
import { RefusalMessage } from '../refusal-message.tsx'
import { postStaff, type StaffProblem } from '../staff-client.ts'
import { useResultToast } from '../use-staff-messages.ts'
import styles from './texts.module.css'
import type { EditedTexts } from './use-edited-page.ts'

/** What waits to be published, in words, and the one action that does it. */
export function PublishBar({ texts, page }: { texts: EditedTexts; page: EditedPage }) {
  const messages = useMessages('staff-texts')
  const language = useLanguage()
  const tell = useResultToast()
  const { busy, refusal, attempt, submit } = useSubmit<StaffProblem>()
  const [chosen, setChosen] = useState<readonly Language[]>([])
  const drafts = LANGUAGES.flatMap((each) => {
    const count = page.fields.filter(({ languages }) => languages[each].isDraft).length
    return count > 0 ? [{ language: each, count }] : []
  })
  const wanted = drafts.filter((each) => !chosen.includes(each.language))
  const count = drafts.reduce((sum, each) => sum + each.count, 0)
  const isTyping = texts.typed.size > 0
  const isStuck = [...texts.typed.values()].some(({ problem, refusal: wrong }) => problem ?? wrong)
  if (count === 0 && !isTyping) return null
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    wanted.map((each) => each.language.toUpperCase()),
  )

  async function publish(): Promise<void> {
    const answer = await submit(async () => {
      if (!(await texts.flush())) return { ok: false, refusal: { code: 'invalid_text' } }
      for (const each of wanted) {
        const seen = Math.max(...page.fields.map(({ languages }) => languages[each.language].revision))
        const answered = await postStaff<'/texts/:id/publications'>(`/texts/${page.id}/publications`, {
          language: each.language,
          seen,
        })
        if (!answered.ok && answered.refusal.code !== 'nothing_to_publish') return answered
      }
      return { ok: true, value: null }
    })
    if (!answer) return
    texts.reload()
    if (answer.ok) tell.done(messages.published.title, fill(messages.published.text, { languages: names }))
  }

  return (
    <div className={styles.bar} role="region" aria-label={messages.publishing}>
      <RefusalMessage problem={refusal} attempt={attempt} />
      {count > 0 && <b>{plural(language, count, messages.changes)}</b>}
      <span className={styles.choices} role="group" aria-label={messages.chooseLanguages}>
        {drafts.map((each) => (
          <button
            key={each.language}
            type="button"
            aria-pressed={!chosen.includes(each.language)}
            onClick={() =>
              setChosen((before) =>
                before.includes(each.language)
                  ? before.filter((other) => other !== each.language)
                  : [...before, each.language],
              )
            }
          >
            {each.language.toUpperCase()} <span className="num">{each.count}</span>
          </button>
        ))}
      </span>
      <span className={styles.saved} role="status">
        {isStuck
          ? messages.unsaved
          : isTyping
            ? messages.saving
            : texts.savedAt && fill(messages.saved, { at: timeOf(language, texts.savedAt) })}
      </span>
      {count > 0 && (
        <TrailSign
          size="sm"
          aria-disabled={busy || wanted.length === 0}
          onClick={() => {
            if (wanted.length > 0) void publish()
          }}
        >
          {busy
            ? messages.working
            : wanted.length === 0
              ? messages.publishNothing
              : fill(messages.publish, { languages: names })}
        </TrailSign>
      )}
    </div>
  )
}

const timeOf = (language: Language, at: string) => formatTime(language, swissTime(new Date(at)).time)
