import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Philosophy and values – Gratweg',
    description:
      'Say what is. Pace yourself. Be able to turn back. What we take from the terrain into projects, and what we leave where it is.',
  },
  title: 'What we hold to',
  lead: 'Leadership shows when the plan no longer fits. Outdoors that happens on the first afternoon, in a project a little later.',
  rings: {
    alt: 'Cross-section of a tree trunk: sixty growth rings, among them a narrow dark band and, further out, a scar that has grown over',
    caption: 'Cross-section, drawn',
    marks: ['Seven dry summers', 'The scar', 'Today'],
  },
  opening: [
    'A tree keeps no minutes and yet forgets nothing. It writes good years wide and bad years narrow. In the trunk on this page seven rings lie close together: seven dry summers. Further out there’s a scar. Something tore the bark open, and the tree took nine years to grow around the place.',
    'We lead projects, and we lead groups through the woods. Both have their dry years and their scars. What we hold to in both fits into six short sections, each with a scene from outdoors. A seventh says what we don’t believe.',
  ],
  sections: {
    tell: {
      title: 'Say what is',
      paragraphs: [
        'Fog on the ridge, a group, a map. The first thing everybody wants is to walk faster. We stop. One after another, each person says in a sentence what they can see: a fence, a stream, nothing. Not what they suppose. After a minute the position is usually clear.',
        'In a project the fog is called status. A green, amber or red light is a guess. Something that works, and can be shown, is an observation. So we report what can be shown, and write beside it what we don’t know. Bad news comes early, from us and in one sentence.',
      ],
      quote: '“A map with blank areas is more useful than one that pretends to know everything.”',
    },
    roof: {
      title: 'The roof first',
      paragraphs: [
        'Two hours before dark there are four things to do: roof, water, fire, food. Most people start with the fire, because it looks like progress. At two in the morning it starts to rain, and everyone wishes they’d begun with the roof.',
        'Projects like to start with what can be demonstrated. We start with what carries weight: who decides, where the data comes from, which interface belongs to nobody. The fire comes next. It burns longer with a roof above it.',
      ],
    },
    pace: {
      title: 'Pace yourself',
      paragraphs: [
        'A group is as fast as its slowest member. That’s not a weakness, it’s a figure you can plan with. With us, the slowest person walks right behind the instructor. And heavy rucksacks are shared out again at the first rest, not the last.',
        'In the narrow band of the drawing the tree didn’t stop growing. It spent less. Projects often lack the courage for that: everybody carries everything until the best drop out. We would rather drop a goal in February than lose somebody in August.',
      ],
    },
    halt: {
      title: 'Anyone may say stop',
      paragraphs: [
        'Before we set off, we agree who decides when there’s no time to talk. But anyone may say “stop”, at any moment and without giving a reason. The group stands still; only then does somebody ask why.',
        'By the river this makes sense to everyone; in the meeting room it seldom does. There, everybody says “go on” and nobody says stop. We turn it round: one name for each decision, and anyone may stop the work without being blamed for the delay.',
      ],
      quote: '“Anyone may say stop. One person says go on.”',
    },
    turnBack: {
      title: 'Be able to turn back',
      paragraphs: [
        'We set the turnaround time in the morning, over coffee. At two o’clock we turn, however near the summit is.',
        'That’s why every engagement of ours has three signs at which we halt and decide again: a sum, a date, an event. They’re written down before anyone is tired and before anyone can lose face. If you turn back then, you haven’t read the map badly; you’ve read the terrain well.',
      ],
      quote: '“At two o’clock the summit is always near.”',
    },
    scars: {
      title: 'Leave the scars',
      paragraphs: [
        'A tree repairs nothing. It seals the place off and grows around it, and in the wood it stays legible. We prefer that to a polished surface.',
        'So every engagement ends with a review on two pages: what hit us, what we’ll do differently, what we didn’t understand. You get it too. It’s shorter than a final report and gets read more often.',
      ],
    },
    doubts: {
      title: 'What we don’t believe',
      paragraphs: [
        'That a night in the woods turns anyone into a leader. But within hours it shows how you decide and how your team works together, and that’s what you take back to work.',
        'That you have to suffer in order to learn. That the loudest know the way. And that everything carries over: a project isn’t a mountain, and nobody freezes to death over a missed milestone. Where the image no longer fits, we leave it out.',
      ],
    },
  },
  next: {
    label: 'Next step',
    title: 'See for yourself',
    text: 'In a day outdoors, on your own or with your team. Or on your project.',
    action: 'Find a course',
    condition: 'per person, 1–2½ days',
    from: 'from {price}',
    teamEvent: 'Plan a team event',
    project: 'Tell us about your project',
    team: 'Who we are',
  },
}

export default en
