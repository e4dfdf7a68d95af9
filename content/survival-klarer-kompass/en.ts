import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Klarer Kompass (Clear Compass): survival, level 3 – Gratweg',
    description:
      'A survival course for people who lead: plan a route, lead the group, turn back in time. 2½ days around the Rigi, {francs:klarer-kompass} per person.',
  },
  lead: 'Two and a half days around the Rigi. You plan the route, lead the group for at least two stages and decide when to turn back. The instructor comes along.',
  fit: {
    grade: {
      title: 'T3 means demanding mountain hiking',
      text: 'That’s how the hiking scale of the Swiss Alpine Club (SAC) puts it: the path isn’t visible everywhere, some passages are exposed, and sometimes you need your hands. You need sturdy mountain boots and to be sure-footed.',
    },
    enough: {
      title: 'You’re fit enough',
      text: 'if you can walk for five hours with a full rucksack on two days running, uphill too. The group goes at the pace of the slowest person.',
    },
    instead: {
      title: 'Take level 2 instead',
      text: 'if you’ve never spent a night outdoors or feel unsure on steep paths: two days, one night, {francs:durchhaltevermoegen}.',
    },
  },
  nights: {
    title: 'Two nights in a camp you build yourselves',
    bands: [
      {
        name: 'Friday to Saturday',
        parts: [
          {
            time: '18:30',
            title: 'Camp',
            text: 'Choose a site, pitch the tarp, cook.',
          },
          {
            time: '20:30',
            title: 'Feedback, then night',
            text: 'The person who led speaks first. Then you sleep under the tarp.',
          },
          {
            time: '06:00',
            title: 'Weather',
            text: 'Read the forecast, decide.',
          },
        ],
      },
      {
        name: 'Saturday to Sunday',
        parts: [
          {
            time: '17:30',
            title: 'Second camp',
            text: 'This time without our questions.',
          },
          {
            time: '20:00',
            title: 'Feedback, then night',
            text: 'What did the group hear, and what was meant?',
          },
          {
            time: '06:30',
            title: 'Last stage',
            text: 'The group decides who leads.',
          },
        ],
      },
    ],
    facts: [
      {
        title: 'Sleeping',
        text: 'The group sleeps together under tarps, fully dressed, on a site it chooses itself. You bring a mat and a sleeping bag. If you’d rather have your own space, tell us and we’ll bring a separate tarp.',
      },
      {
        title: 'Cold',
        text: 'If the forecast is below 0 °C, we sleep under a solid roof and the route is shortened. The instructor is in camp both nights; if you’re cold or want to stop, wake them.',
      },
      {
        title: 'Food',
        text: 'Included from Friday supper to Sunday lunch, cooked on a stove, vegetarian if you wish. Please tell us about allergies when you book.',
      },
    ],
  },
  quote: '“Turning back is a decision. So is going on, only nobody notices.”',
  quoteNote: 'Everyone leads at least two stages. Each one is talked over in the evening.',
  programme: {
    title: 'Two and a half days, and the lead changes',
    days: [
      {
        name: 'Friday',
        items: [
          {
            time: '13:00',
            title: 'Arrival',
            text: 'We name the goal and the limits, but not the way.',
          },
          {
            time: '13:45',
            title: 'Planning the route',
            text: 'Bearings, times, turnaround points. Before you set off, everyone has the same plan.',
          },
          {
            time: '15:30',
            title: 'First stage',
            text: 'The first person leads. You change on the way, with a short handover.',
          },
          {
            time: '18:30',
            title: 'Camp',
            text: 'Choose a site, pitch the tarp, cook.',
          },
          {
            time: '20:30',
            title: 'Feedback',
            text: 'The person who led speaks first.',
          },
        ],
      },
      {
        name: 'Saturday',
        items: [
          {
            time: '06:00',
            title: 'Weather and decision',
            text: 'Read the forecast, confirm the route or change it. Before breakfast, not after.',
          },
          {
            time: '07:30',
            title: 'A stage without a path',
            text: 'On a bearing, with checkpoints you’ve set yourselves.',
          },
          {
            time: '12:00',
            title: 'Lunch',
            text: 'One hour without the map.',
          },
          {
            time: '13:00',
            title: 'The situation changes',
            text: 'We alter one assumption: the time, the way or the strength you have left. You decide whether to go on, and say why.',
          },
          {
            time: '17:30',
            title: 'Second camp',
            text: 'This time without our questions.',
          },
          {
            time: '20:00',
            title: 'Feedback',
            text: 'What did the group hear, and what was meant?',
          },
        ],
      },
      {
        name: 'Sunday',
        items: [
          {
            time: '06:30',
            title: 'Last stage',
            text: 'The group decides who leads.',
          },
          {
            time: '12:00',
            title: 'Goal or turnaround point',
            text: 'Both count, if there’s a reason.',
          },
          {
            time: '13:30',
            title: 'Review',
            text: 'In pairs first, then all together. Everyone writes down what they’ll do differently on Monday.',
          },
          { time: '16:00', title: 'Finish', text: 'Back at the meeting point.' },
        ],
      },
    ],
  },
  lessons: {
    title: 'Three things for people who lead',
    items: [
      {
        title: 'Set turnaround points first',
        text: 'Look for them along the way and you’ll always find a reason to go on.',
      },
      {
        title: 'Hand over the lead',
        text: 'Plan, position, open questions. A handover takes three minutes and saves half a day.',
      },
      {
        title: 'Say why',
        text: 'A decision without a reason holds until it gets difficult. You practise the one sentence that carries it.',
      },
    ],
  },
  bring: [
    'Rucksack, 50 to 65 litres',
    'Sleeping bag, comfort temperature 0 °C or lower, and a mat',
    'Mountain boots with a firm sole',
    'Waterproof jacket and trousers',
    'Two warm layers, hat, gloves',
    'Underwear and socks for three days',
    'Water bottles, 2 litres',
    'Head torch with fresh batteries',
    'Mug, bowl, spoon, knife',
    'Notebook, pencil, watch',
    'Sun cream, tick repellent, your own medication',
  ],
  provide: [
    '1:25’000 maps and compasses',
    'Tarps, stoves and cooking pots',
    'Food from Friday supper to Sunday lunch',
    'Spare sleeping bag and spare clothes',
    'First-aid kit and emergency radio',
  ],
  safety: [
    {
      title: 'You lead, the instructor is with you',
      text: 'The instructor knows every stage, always comes along and steps in before it gets dangerous. We walk pathless stretches only when they’re dry and free of snow.',
    },
  ],
  included: [
    'An instructor on all days and nights',
    'Maps, compasses, tarps and stoves',
    'Meals from Friday supper to Sunday lunch',
    'Permission for the camps',
  ],
  order: 'Durchhaltevermögen (Endurance) comes first, unless you already have nights outdoors behind you.',
}

export default en
