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
    'A tree keeps no minutes and yet forgets nothing. It writes good years wide and bad years narrow. In the trunk on this page seven rings lie close together: seven dry summers. Further out there is a scar. Something tore the bark open, and the tree took nine years to grow around the place.',
    'We lead projects, and we lead groups through the woods. Both have their dry years and their scars. What we have learnt from them fits into six sentences. Here they are, with the scenes they come from.',
  ],
  sections: {
    tell: {
      title: 'Say what is',
      paragraphs: [
        'Fog on the ridge, a group, a map. The first thing everybody wants is to walk faster. We stop. One after another, each person says in a sentence what they can see: a fence, a stream, nothing. Not what they suppose. After a minute the position is usually clear.',
        'In a project the fog is called status. Green, amber and red are suppositions; something that works is a fence. So we report what can be shown, and write beside it what we do not know. Bad news comes early, from us and in one sentence.',
      ],
      quote: '“A map with blank areas is more useful than one that pretends to know everything.”',
    },
    roof: {
      title: 'The roof first',
      paragraphs: [
        'Two hours before dark there are four things to do: roof, water, fire, food. Most people start with the fire, because it looks like progress. At two in the morning the rain asks after the roof.',
        'Projects like to start with what can be demonstrated. We start with what carries weight: who decides, where the data comes from, which interface belongs to nobody. The fire will have its turn. It burns longer when it stays dry from above.',
      ],
    },
    pace: {
      title: 'Pace yourself',
      paragraphs: [
        'A group is as fast as its slowest member. That is not a weakness, it is a figure you can plan with. With us, the slowest walk right behind the guide. And heavy packs are shared out again at the first rest, not the last.',
        'In the narrow band of the drawing the tree did not stop growing. It spent less. Projects often lack the courage for that: everybody carries everything until the best drop out. We would rather drop a goal in February than lose somebody in August.',
      ],
    },
    halt: {
      title: 'Anyone may say stop',
      paragraphs: [
        'Before we set off, we agree who decides when there is no time to talk. Even so, that one word belongs to everyone, at any moment and without a reason. The reason follows once we are standing still.',
        'By the river this makes sense to everyone; in the meeting room it seldom does. There, everybody says “go on” and nobody says stop. We turn it round: one name for each decision, and for everyone the right to halt things without being the one who held them up.',
      ],
      quote: '“Anyone may say stop. One person says go on.”',
    },
    turnBack: {
      title: 'Be able to turn back',
      paragraphs: [
        'We set the turnaround time in the morning, over coffee. At two o’clock we turn, however near the summit is.',
        'That is why every assignment of ours has three signs at which we halt and decide again: a sum, a date, an event. They are written down before anyone is tired and before anyone can lose face. If you turn back then, you have not read the map badly; you have read the terrain well.',
      ],
      quote: '“At two o’clock the summit is always near.”',
    },
    scars: {
      title: 'Leave the scars',
      paragraphs: [
        'A tree repairs nothing. It seals the place off and grows around it, and in the wood it stays legible. We prefer that to a polished surface.',
        'So at the end of every course and every assignment there is one page: what hit us, what we will do differently, what we did not understand. You get that page too. It is shorter than a final report and gets read more often.',
      ],
    },
    doubts: {
      title: 'What we do not believe',
      paragraphs: [
        'That a night in the woods turns anyone into a leader. Leadership is not learnt outdoors, it is seen there: in yourself and in others, within a few hours instead of a few years.',
        'That you have to suffer in order to learn. That the loudest know the way. And that everything carries over: a project is not a mountain, and nobody freezes to death over a missed milestone. Where the image no longer fits, we leave it out.',
      ],
    },
  },
  next: {
    label: 'Next step',
    title: 'See for yourself',
    text: 'All of this can be checked in a day, outdoors and with your own hands. Or on your project.',
    action: 'See the three levels',
    from: 'from {price}',
    project: 'Tell us about your project',
    team: 'Who we are',
  },
}

export default en
