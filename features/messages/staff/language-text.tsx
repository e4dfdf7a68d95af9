import { type ReactNode, useId } from 'react'
import type { EditedField } from '../edited-message.ts'
import type { TextProblem } from '../field-rules.ts'
import { fill } from '#i18n/format.ts'
import { type Language, LANGUAGE_NAMES } from '#i18n/languages.ts'
import { useTexts } from '#kit/texts.ts'
import { ErrorText } from '#site/ui/fields/field.tsx'
import { classNames } from '#site/ui/class-names.ts'
import { Flag } from '#site/ui/pictures/flag.tsx'
import { Difference } from '#site/routes/staff/dialogs/difference.tsx'
import { useRefusalMessage } from '#site/routes/staff/use-staff-messages.ts'
import { TextInput, usePlaceholderName } from './text-input.tsx'
import rows from './text-rows.module.css'
import { type EditedTexts, textKey } from './use-edited-page.ts'

interface LanguageTextProps {
  texts: EditedTexts
  field: EditedField
  language: Language
  onKeyDown: (event: React.KeyboardEvent) => void
  /** Of what says the German text beside it, and asks what is to decide about it. */
  germanId?: string
}

/** A field in one language: its text, what it may be, and what there is to decide. */
export function LanguageText({ texts, field, language, onKeyDown, germanId }: LanguageTextProps) {
  const messages = useTexts('staff-texts').t
  const refusalOf = useRefusalMessage()
  const problemOf = useProblemText()
  const nameOf = usePlaceholderName()
  const id = useId()
  const state = field.languages[language]
  const typed = texts.typed.get(textKey(field, language))
  const text = typed?.text ?? state.text
  const { rules } = state
  const missing = [...rules.placeholders, ...rules.optional].filter((each) => !text.includes(each))
  const isMissing = state.isMissing && text === ''
  const isUnread = state.isUnread && !typed
  const isConflict = typed?.refusal?.code === 'text_changed'
  const keep = () => void texts.save(field, language, state.text)
  const error = typed?.problem
    ? problemOf(typed.problem)
    : typed?.refusal && !isConflict
      ? refusalOf(typed.refusal)
      : undefined

  return (
    <section className={rows.language} aria-label={LANGUAGE_NAMES[language]}>
      <header data-kit="row" data-gap="8">
        <Flag language={language} />
        <b>{LANGUAGE_NAMES[language]}</b>
        <span className={isMissing || isUnread || state.isOutdated ? 'bad' : undefined}>
          {isMissing
            ? messages.missing
            : isUnread
              ? messages.suggestions.unread
              : state.isOutdated
                ? messages.outdated
                : state.isDraft || typed
                  ? messages.draft
                  : null}
        </span>
        <small className="num" id={`${id}-left`}>
          {fill(messages.left, { n: String(Math.max(0, rules.maxLength - text.length)) })}
        </small>
      </header>
      <TextInput
        text={text}
        language={language}
        rules={rules}
        label={LANGUAGE_NAMES[language]}
        isInvalid={error !== undefined}
        describedBy={classNames(germanId, `${id}-left`, `${id}-error`)}
        onType={(next) => texts.type(field, language, next)}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-error`} role="status">
        {error && <ErrorText>{error}</ErrorText>}
      </div>
      {missing.length > 0 && (
        <p data-kit="row" data-gap="8">
          {messages.insert}
          {missing.map((placeholder) => (
            <button
              key={placeholder}
              type="button"
              className={rows.chip}
              onClick={() => texts.type(field, language, `${text.trimEnd()} ${placeholder}`)}
            >
              {nameOf(placeholder)}
            </button>
          ))}
        </p>
      )}
      {isConflict && (
        <Decision
          role="alert"
          choices={[
            [messages.conflict.mine, () => void texts.save(field, language, text)],
            [messages.conflict.theirs, () => texts.drop(field, language)],
          ]}
        >
          <p>{messages.conflict.text}</p>
          <blockquote lang={language}>{state.text}</blockquote>
        </Decision>
      )}
      {isUnread && !germanId && <Decision choices={[[messages.suggestions.confirm, keep]]} />}
      {state.isOutdated && !typed && !germanId && (
        <Decision choices={[[messages.stillFits, keep]]}>
          {state.germanThen !== null && (
            <p lang="de">
              <Difference before={state.germanThen} after={field.languages.de.text} />
            </p>
          )}
        </Decision>
      )}
      {state.file !== null && (
        <Decision
          choices={[
            [messages.release.mine, keep],
            [messages.release.theirs, () => void texts.save(field, language, null)],
          ]}
        >
          <p>{messages.release.text}</p>
          <blockquote lang={language}>{state.file}</blockquote>
        </Decision>
      )}
    </section>
  )
}

interface DecisionProps {
  role?: 'alert'
  children?: ReactNode
  choices: readonly (readonly [label: string, choose: () => void])[]
}

/** What there is to decide, and the ways to. */
export function Decision({ role, children, choices }: DecisionProps) {
  return (
    <div className="quoted" data-kit="stack" data-gap="8" role={role}>
      {children}
      <p className="text-buttons">
        {choices.map(([label, choose]) => (
          <button key={label} type="button" onClick={choose}>
            {label}
          </button>
        ))}
      </p>
    </div>
  )
}

export function useProblemText(): (problem: TextProblem) => string {
  const { problems } = useTexts('staff-texts').t
  const nameOf = usePlaceholderName()
  return (problem) => {
    switch (problem.code) {
      case 'too_long':
        return fill(problems.too_long, { n: String(problem.over) })
      case 'long_word':
        return fill(problems.long_word, { word: problem.word })
      case 'placeholder_missing':
      case 'placeholder_unknown':
        return fill(problems[problem.code], { name: nameOf(problem.placeholder) })
      default:
        return problems[problem.code]
    }
  }
}
