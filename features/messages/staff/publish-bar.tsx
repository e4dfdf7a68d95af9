import { useState } from 'react'
import type { EditedPage } from '../edited-message.ts'
import { isReady } from '../ready-draft.ts'
import { formatTime, swissTime } from '#i18n/format-date.ts'
import { fill, plural } from '#i18n/format.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { useSubmit } from '#site/form/behaviour/use-submit.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { Chip } from '#site/ui/chip.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { useBarHeight } from '#site/routes/staff/frame/use-bar-height.ts'
import { RefusalMessage } from '#site/routes/staff/api/refusal-message.tsx'
import type { StaffProblem } from '#site/routes/staff/api/staff-client.ts'
import { call } from '#kit/client.ts'
import { texts as contract } from './text.contract.ts'
import { useResultToast } from '#site/routes/staff/use-staff-messages.ts'
import styles from './texts.module.css'
import type { EditedTexts } from './use-edited-page.ts'

/** What waits to be published, in words, and the one action that does it. */
export function PublishBar({ texts, page }: { texts: EditedTexts; page: EditedPage }) {
  const messages = useMessages('staff-texts')
  const language = useLanguage()
  const toast = useResultToast()
  const { busy, refusal, attempt, submit } = useSubmit<StaffProblem>()
  const [chosen, setChosen] = useState<readonly Language[]>([])
  const drafts = LANGUAGES.flatMap((each) => {
    const count = page.fields.filter(({ languages }) => isReady(languages[each])).length
    return count > 0 ? [{ language: each, count }] : []
  })
  const wanted = drafts.filter((each) => !chosen.includes(each.language))
  const unread = LANGUAGES.reduce(
    (sum, each) => sum + page.fields.filter(({ languages }) => languages[each].isUnread).length,
    0,
  )
  const lists = page.lists.filter(({ isDraft }) => isDraft).length
  const count = drafts.reduce((sum, each) => sum + each.count, 0) + lists
  const isTyping = texts.typed.size > 0
  const isStuck = [...texts.typed.values()].some(({ problem, refusal: wrong }) => problem ?? wrong)
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    [
      ...wanted.map((each) => each.language.toUpperCase()),
      lists > 0 && plural(language, lists, messages.lists.changed),
    ].filter((each) => each !== false),
  )
  const isNothing = wanted.length + lists === 0
  const bar = useBarHeight(count > 0 || isTyping)

  async function publish(): Promise<void> {
    const answer = await submit(async () => {
      if (!(await texts.flush())) return { ok: false, refusal: { code: 'invalid_text' } }
      const seenLists = Math.max(0, ...page.lists.map(({ revision }) => revision))
      // Lists are the same in all languages, and go with the first.
      const presses = wanted.length > 0 ? wanted.map((each) => each.language) : (['de'] as const)
      for (const [index, each] of presses.entries()) {
        const answered = await call(contract.publish, {
          id: page.id,
          language: each,
          seen: Math.max(...texts.fields().map(({ languages }) => languages[each].revision)),
          ...(index === 0 && lists > 0 && { seenLists }),
        })
        if (!answered.ok && answered.refusal.code !== 'nothing_to_publish') return answered
      }
      return { ok: true, value: null }
    })
    if (!answer) return
    texts.reload()
    if (answer.ok) toast.done(messages.published.title, fill(messages.published.text, { languages: names }))
  }

  if (count === 0 && !isTyping) return null
  return (
    <div ref={bar} className={styles.bar} role="region" aria-label={messages.publishing}>
      <RefusalMessage problem={refusal} attempt={attempt} />
      {count > 0 && <b>{plural(language, count, messages.changes)}</b>}
      {unread > 0 && <span>{plural(language, unread, messages.suggestions.waiting)}</span>}
      <span data-kit="row" data-gap="8" role="group" aria-label={messages.chooseLanguages}>
        {drafts.map((each) => (
          <Chip
            key={each.language}
            pressed={!chosen.includes(each.language)}
            onClick={() =>
              setChosen((before) =>
                before.includes(each.language)
                  ? before.filter((other) => other !== each.language)
                  : [...before, each.language],
              )
            }
          >
            {each.language.toUpperCase()} <span className="num">{each.count}</span>
          </Chip>
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
          aria-disabled={busy || isNothing}
          onClick={() => {
            if (!isNothing) void publish()
          }}
        >
          {busy
            ? messages.working
            : isNothing
              ? messages.publishNothing
              : fill(messages.publish, { languages: names })}
        </TrailSign>
      )}
    </div>
  )
}

const timeOf = (language: Language, at: string) => formatTime(language, swissTime(new Date(at)).time)
