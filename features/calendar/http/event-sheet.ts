import { ruleText } from '#features/facts/content/rules.ts'
import {
  bareServiceName,
  serviceGloss,
  type ServiceNames,
  textsOfService,
} from '#features/services/content/service-name.ts'
import type { PricedTeamEvent } from '#features/services/content/service-prices.ts'
import type { TeamEventMessages } from '#features/services/content/team-event-messages.ts'
import type teamEventTexts from '#features/services/texts/team-event.ts'
import { EXAMPLE_GROUPS, groupTotal } from '#features/services/site/team-events/price-text.ts'
import { largestGroup } from '#features/services/content/group-price.ts'
import { fill, formatFrancs, labelled } from '#i18n/format.ts'
import { formatTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'

type SharedMessages = typeof teamEventTexts.de

/** A day with fewer rows in its timetable is also described by what to expect. */
const SHORT_TIMETABLE = 3

/** Content of the sheet: only facts of the event's page. */
export interface EventSheet {
  title: string
  gloss: string | undefined
  drawingAlt: string
  forWhom: string
  lead: string
  price: { group: string; amount: string }
  facts: readonly (readonly [label: string, value: string])[]
  take: { heading: string; points: readonly Point[] }
  day: { heading: string; rows: readonly DayRow[]; note: string }
  practical: { heading: string; rows: readonly (readonly [label: string, text: string])[] }
  totals: { heading: string; rows: readonly (readonly [group: string, total: string])[]; note: string }
  included: { heading: string; items: readonly string[]; not: string }
  bring: { heading: string; items: readonly string[] }
  weather: { heading: string; text: string }
  cancelling: { heading: string; text: string }
  request: string
}

interface Point {
  title: string
  text: string
}

interface DayRow {
  day?: string | undefined
  time: string
  title: string
  text: string
}

export function eventSheet(
  language: Language,
  event: PricedTeamEvent,
  messages: TeamEventMessages,
  shared: SharedMessages,
  names: ServiceNames,
): EventSheet {
  const { place, prices, schedule } = shared
  const price = formatFrancs(language, event.flatCents)
  return {
    title: bareServiceName(names, event.id).replaceAll('\u00ad', ''),
    gloss: serviceGloss(names, event.id),
    drawingAlt: messages.drawingAlt,
    forWhom: messages.forWhom,
    lead: messages.lead,
    price: { group: fill(shared.upTo, { n: event.flatUpTo }), amount: price },
    facts: [
      [shared.facts.duration, textsOfService(shared.events, event.id).duration],
      [shared.facts.group, fill(shared.upTo, { n: largestGroup(event) })],
      [shared.facts.place, messages.place],
      [shared.facts.season, messages.season],
    ],
    take: { heading: shared.take, points: messages.features },
    day: { heading: schedule.rule, rows: dayRows(language, messages, schedule.end), note: schedule.note },
    practical: {
      heading: place.rule,
      rows: [
        [place.meeting, `${messages.meeting} ${place.confirmed}`],
        [place.food, `${messages.food} ${place.diet}`],
        [place.safety, messages.safety],
        [place.language, place.languages],
      ],
    },
    totals: {
      heading: fill(prices.title, { price, n: event.flatUpTo }),
      rows: EXAMPLE_GROUPS.map((people) => [
        fill(shared.sheet.people, { n: people }),
        groupTotal(language, event, people) ?? shared.sheet.quote,
      ]),
      note: prices.note,
    },
    included: {
      heading: shared.included,
      items: messages.included,
      not: labelled(language, shared.notIncluded, messages.notIncluded),
    },
    bring: { heading: place.bring, items: messages.bring },
    weather: { heading: place.weather, text: place.weatherRule },
    cancelling: { heading: place.cancelling, text: ruleText(language, 'cancellation') },
    request: shared.book,
  }
}

function dayRows(language: Language, { schedule, expect, own }: TeamEventMessages, end: string): DayRow[] {
  const { rows } = schedule
  const isShort = rows.length < SHORT_TIMETABLE
  const last = 'end' in own ? (own.end as Point) : { title: end, text: '' }
  return [
    ...rows.map(({ day, time, title, text }) => ({
      day,
      time: formatTime(language, time),
      title,
      text: isShort ? text : '',
    })),
    ...(isShort ? expect.map((point) => ({ time: '', ...point })) : []),
    { time: formatTime(language, schedule.end), title: last.title, text: isShort ? last.text : '' },
  ]
}
