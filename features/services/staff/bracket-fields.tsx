import type { StaffService } from '../staff-service.ts'
import { fill } from '#i18n/format.ts'
import { Fields, Part, Row } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { LabelledInput } from '#app/ui/fields/labelled.tsx'
import type { BracketDraft, PartProps } from './service-draft.ts'
import styles from './services.module.css'

interface BracketFieldsProps extends PartProps {
  kind: StaffService['kind']
  most: number
}

/** What it costs; of a team event each group size has its own price per person, for the whole group (RULING 1). */
export function BracketFields({
  kind,
  most,
  draft: { price, brackets },
  errorOf,
  change,
}: BracketFieldsProps) {
  const { form } = useTexts('staff-services').t
  const replace = (index: number, changed: Partial<BracketDraft>) =>
    change({ brackets: brackets.map((each, at) => (at === index ? { ...each, ...changed } : each)) })
  return (
    <Part title={form.price}>
      <p className="muted">{form.priceHint}</p>
      <Fields least="11rem">
        <LabelledInput
          label={kind === 'course' ? form.perPerson : form.flat}
          error={errorOf('price')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          value={price}
          onChange={(event) => change({ price: event.target.value })}
        />
      </Fields>
      {kind === 'team-event' &&
        brackets.map((bracket, index) => (
          <div key={index} className={styles.bracket}>
            <LabelledInput
              label={form.bracketUpTo}
              error={errorOf(`brackets.${index}.upTo`)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              value={bracket.upTo}
              onChange={(event) => replace(index, { upTo: event.target.value })}
            />
            <LabelledInput
              label={form.bracketPrice}
              error={errorOf(`brackets.${index}.price`)}
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              value={bracket.price}
              onChange={(event) => replace(index, { price: event.target.value })}
            />
            <Button
              size="sm"
              onClick={() => change({ brackets: brackets.filter((_each, at) => at !== index) })}
            >
              {fill(form.removeBracket, { n: bracket.upTo || '…' })}
            </Button>
          </div>
        ))}
      {kind === 'team-event' && brackets.length < most && (
        <Row>
          <Button size="sm" onClick={() => change({ brackets: [...brackets, { upTo: '', price: '' }] })}>
            {form.addBracket}
          </Button>
        </Row>
      )}
    </Part>
  )
}
