import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Contact us – Gratweg',
    description:
      'Write or call: form, phone, e-mail and how to get to our office in Cham, Switzerland. We reply within 24 hours.',
  },
  title: 'Contact',
  lead: 'A question, a date, a project: tell us briefly what it’s about. {rule:answer}',
  mapAlt: 'Schematic map: Cham at the northern end of Lake Zug, with the town of Zug across the water',
  mail: 'Write an e-mail',
  call: 'Call us',
  way: {
    rule: 'Getting here',
    title: 'How to find us',
    lead: 'We’re often outdoors. Tell us when you’re coming and somebody will be in.',
    alt: 'Schematic map of Cham: the footpath leads from the station across the main road towards the lake, the cycle route from Zug follows the shore, the road comes from the motorway exit in the north.',
    schematic: 'Schematic. Not for navigation.',
    station: 'Station',
    exit: 'Cham exit',
    toZug: 'to Zug',
    foot: {
      title: 'On foot',
      text: 'The S1 train stops at Cham. Walk from the station towards the lake, cross the main road, then turn right. It takes 6 minutes.',
    },
    bike: {
      title: 'By bike',
      text: 'From Zug, keep to the lakeside all the way: about 6 kilometres, all of it flat. You can lock your bike outside our door.',
    },
    car: {
      title: 'By car',
      text: 'Take the A4 motorway to the Cham exit and follow the signs to the centre. There’s parking at the station.',
    },
    outdoors:
      'Courses and events don’t start here. The meeting point is given with the date in the event calendar and in your confirmation.',
  },
  direct: {
    rule: 'Straight there',
    title: 'You already know what you want',
    project: {
      title: 'A project',
      text: 'Tell us what it is, when, and on what scale. Gaps are fine.',
      link: 'Tell us about your project',
    },
    date: {
      title: 'A date',
      text: 'Courses and events with day, place and the places left.',
      link: 'See the event calendar',
    },
    gift: {
      title: 'A gift',
      text: '{rule:voucherDelivery}',
      link: 'Go to the shop',
    },
  },
}

export default en
