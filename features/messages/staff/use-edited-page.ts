import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { EditedField } from '../edited-message.ts'
import { findTextProblem, normalizeText, type TextProblem } from '../field-rules.ts'
import type { EditedList } from '../lists/edited-list.ts'
import type { ListChange } from '../lists/list-order.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import type { Result } from '#kernel/result.ts'
import type { StaffProblem } from '#site/routes/staff/api/staff-client.ts'
import { call } from '#kit/client.ts'
import type { AnswerOf } from '#kit/contract.ts'
import type { Loaded } from '#kit/loaded.tsx'
import { texts as contract } from './text.contract.ts'

const SAVE_AFTER_MS = 700

/** A text that is not saved, and why. */
export interface Typed {
  text: string
  problem?: TextProblem
  refusal?: StaffProblem
}

export type TextKey = `${string} ${string} ${Language}`

export const fieldKey = ({ namespace, path }: Pick<EditedField, 'namespace' | 'path'>) =>
  `${namespace} ${path}`
export const textKey = (field: EditedField, language: Language): TextKey =>
  `${field.namespace} ${field.path} ${language}`

function isSameList(one: EditedList, other: EditedList): boolean {
  return one.namespace === other.namespace && one.path === other.path
}

type ReadPage = AnswerOf<typeof contract.read>

export type EditedTexts = ReturnType<typeof useEditedPage>

/** A page's texts with what is typed: saved as drafts shortly after the last key, and before the page is left. */
export function useEditedPage(id: string, { value, problem, reload }: Loaded<ReadPage>) {
  const [loaded, setLoaded] = useState<ReadPage | null>(null)
  const [answered, setAnswered] = useState<ReadonlyMap<string, EditedField>>(new Map())
  const [typed, setTyped] = useState<ReadonlyMap<TextKey, Typed>>(new Map())
  const [savedAt, setSavedAt] = useState<string>()
  const waiting = useRef(new Map<TextKey, ReturnType<typeof setTimeout>>())
  const running = useRef(new Map<TextKey, Promise<boolean>>())
  /** As they were when a field was opened: what others saved since is not overwritten unasked. */
  const opened = useRef(new Map<TextKey, { text: string; revision: number }>())
  if (value && value !== loaded) {
    setLoaded(value)
    // An answer that was asked for before a text was saved, and came after it.
    setAnswered(
      (before) => new Map([...before].filter(([key, field]) => isNewer(field, findField(value.fields, key)))),
    )
  }
  const fields = (loaded?.fields ?? []).map((field) => answered.get(fieldKey(field)) ?? field)
  const latest = useRef({ fields, typed })
  useLayoutEffect(() => {
    latest.current = { fields, typed }
  })
  // A publication gives a text that is the same a new revision.
  useLayoutEffect(() => {
    for (const [key, { text }] of opened.current) {
      const found = findText(latest.current.fields, key)
      const now = found?.field.languages[found.language]
      if (now?.text === text) opened.current.set(key, { text, revision: now.revision })
    }
  }, [loaded])

  const keep = useCallback((key: TextKey, next: Typed | undefined) => {
    const now = new Map(latest.current.typed)
    if (next) now.set(key, next)
    else now.delete(key)
    latest.current.typed = now
    setTyped(now)
  }, [])

  /** Resolves with false when the text could not be saved; it stays as typed. */
  const save = useCallback(
    async (field: EditedField, language: Language, value: string | null): Promise<boolean> => {
      const key = textKey(field, language)
      await running.current.get(key)
      const sending = send()
      running.current.set(key, sending)
      return sending

      async function send(): Promise<boolean> {
        const { namespace, path } = field
        const current = latest.current.fields.find((each) => fieldKey(each) === fieldKey(field)) ?? field
        const { revision: seen } = opened.current.get(key) ?? current.languages[language]
        const answer = await call(contract.save, { id, namespace, path, language, value, seen })
        if (!answer.ok) {
          const { current: theirs, problem: wrong } = answer.refusal
          if (theirs) take(theirs)
          keep(key, { text: value ?? '', refusal: answer.refusal, ...(wrong && { problem: wrong }) })
          return false
        }
        take(answer.value.field)
        const still = latest.current.typed.get(key)
        if (!still || value === null || normalizeText(still.text) === value) keep(key, undefined)
        setSavedAt(new Date().toISOString())
        return true
      }

      function take(answer: EditedField): void {
        const { text, revision } = answer.languages[language]
        if (opened.current.has(key)) opened.current.set(key, { text, revision })
        latest.current.fields = latest.current.fields.map((each) =>
          fieldKey(each) === fieldKey(answer) ? answer : each,
        )
        setAnswered((before) => new Map(before).set(fieldKey(answer), answer))
      }
    },
    [id, keep],
  )

  /** Saves what waits for it. */
  const flush = useCallback(async (): Promise<boolean> => {
    const texts = [...latest.current.typed].filter(([, { problem: wrong }]) => !wrong)
    const results = texts.map(async ([key, { text }]) => {
      clearTimeout(waiting.current.get(key))
      waiting.current.delete(key)
      const found = findText(latest.current.fields, key)
      return found ? save(found.field, found.language, normalizeText(text)) : true
    })
    const all = await Promise.all(results)
    return all.every(Boolean) && ![...latest.current.typed.values()].some(({ problem: wrong }) => wrong)
  }, [save])

  useEffect(() => {
    const hidden = () => void (document.visibilityState === 'hidden' && flush())
    const leaving = (event: BeforeUnloadEvent) => {
      if (latest.current.typed.size === 0) return
      void flush()
      event.preventDefault()
    }
    document.addEventListener('visibilitychange', hidden)
    window.addEventListener('beforeunload', leaving)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      window.removeEventListener('beforeunload', leaving)
      void flush()
    }
  }, [flush])

  const open = useCallback((field: EditedField) => {
    for (const language of LANGUAGES) {
      const key = textKey(field, language)
      const { text, revision } = field.languages[language]
      if (!latest.current.typed.has(key)) opened.current.set(key, { text, revision })
    }
  }, [])

  return {
    page: loaded?.id === id ? { ...loaded, fields } : null,
    problem: loaded?.id === id ? null : problem,
    reload,
    typed,
    savedAt,
    save,
    flush,
    /** From now on what somebody else saves in it is a conflict with what is typed. */
    open,
    /** As saved last, also before they are shown. */
    fields: () => latest.current.fields,
    /** Length or order of a list, kept as a draft; texts that are typed are saved first. */
    async arrange(
      list: EditedList,
      change: ListChange,
    ): Promise<Result<{ key: string | null }, StaffProblem>> {
      await flush()
      const { namespace, path } = list
      const send = (seen: number) => call(contract.arrange, { id, namespace, path, change, seen })
      let answer = await send(list.revision)
      if (!answer.ok && answer.refusal.code === 'texts_changed') {
        // A publication gives the list a new revision, and may be newer than what this page has read.
        const now = await call(contract.read, { id })
        const current = now.ok && now.value.lists.find((each) => isSameList(each, list))
        if (current && current.keys.join(' ') === list.keys.join(' ')) answer = await send(current.revision)
      }
      reload()
      if (answer.ok) setSavedAt(new Date().toISOString())
      return answer
    },
    type(field: EditedField, language: Language, text: string): void {
      const key = textKey(field, language)
      clearTimeout(waiting.current.get(key))
      const wrong = findTextProblem(field.languages[language].rules, normalizeText(text), language)
      keep(key, { text, ...(wrong && { problem: wrong }) })
      if (!wrong)
        waiting.current.set(
          key,
          setTimeout(() => void save(field, language, normalizeText(text)), SAVE_AFTER_MS),
        )
    },
    /** Writes what stood there before, at once. */
    giveBack(field: EditedField, language: Language, text: string): Promise<boolean> {
      const key = textKey(field, language)
      clearTimeout(waiting.current.get(key))
      keep(key, undefined)
      const current = findField(latest.current.fields, fieldKey(field)) ?? field
      return current.languages[language].text === text
        ? Promise.resolve(true)
        : save(field, language, text === '' ? null : normalizeText(text))
    },
    /** Gives up what was typed. */
    drop(field: EditedField, language: Language): void {
      clearTimeout(waiting.current.get(textKey(field, language)))
      keep(textKey(field, language), undefined)
    },
  }
}

function findField(fields: readonly EditedField[], key: string): EditedField | undefined {
  return fields.find((field) => fieldKey(field) === key)
}

function isNewer(one: EditedField, other: EditedField | undefined): boolean {
  return (
    other !== undefined &&
    LANGUAGES.some((language) => one.languages[language].revision > other.languages[language].revision)
  )
}

function findText(fields: readonly EditedField[], key: TextKey) {
  for (const field of fields)
    for (const language of LANGUAGES) if (textKey(field, language) === key) return { field, language }
  return undefined
}
