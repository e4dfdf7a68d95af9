import { describe, expect, it } from 'vitest'
import projectRequestTexts from '#features/inquiry/texts/project-request.ts'
import requestFormTexts from '#features/inquiry/texts/request-form.ts'
import { stageStates } from './progress.ts'
import { stageLines } from './use-stages.ts'

const { de: project, fr: frenchProject } = projectRequestTexts
const { de: request, fr: frenchRequest } = requestFormTexts

const linesOf = (typed: Record<string, string>) =>
  stageLines('de', { messages: project, shared: request }, typed, stageStates(typed, []))

it('has a space before the colon in French', () => {
  const typed = { priority: 'medium' }
  const texts = { messages: frenchProject, shared: frenchRequest }
  expect(stageLines('fr', texts, typed, { ...stageStates(typed, []), period: 'done' }).period).toMatch(
    /\S\u202f: \S/,
  )
})

describe('the summary line of a folded stage', () => {
  it('shows what was typed and chosen, in the wording of the page', () => {
    expect(
      linesOf({
        service: 'projectManagement',
        description: 'Ablösung unseres CRM\n',
        from: '1.3.2027',
        to: '30.11.2027',
        priority: 'medium',
        budget: 'to100',
        contract: 'hybrid',
        teamSize: 'to20',
        firstName: 'Lia',
        lastName: 'Rossi',
        email: 'lia@example.ch',
      }),
    ).toMatchObject({
      task: 'Projektmanagement, Ablösung unseres CRM',
      period: '1.\u00a0März 2027 – 30.\u00a0November 2027, Priorität: Mittel',
      budget: 'CHF\u00a050’000–100’000, Gemischt',
      team: '11–20 Personen',
      contact: 'Lia Rossi, lia@example.ch',
    })
  })

  it('keeps a free-text budget and an unreadable day as typed', () => {
    const lines = linesOf({ budget: 'custom', budgetText: 'Zwei Tage', from: 'bald' })
    expect(lines).toMatchObject({ budget: 'Zwei Tage', period: 'bald' })
  })

  it('names what a stage asks for while it is not done', () => {
    expect(linesOf({ service: 'pmo', budgetText: 'doch nicht' })).toMatchObject({
      task: 'Welche Leistung wünschen Sie?',
      period: 'Beginn, Abschluss, Priorität',
      contact: 'Vorname, Nachname, E-Mail',
    })
  })
})
