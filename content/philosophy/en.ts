import type { Words } from './de.ts'

const en: Words = {
  meta: {
    title: 'Philosophy and values – Gratweg',
    description:
      'Say clearly what is. Pace yourself. Be able to turn back. What we take from the terrain into projects, and what we leave.',
  },
  title: 'What we hold to',
  lead: 'Leadership shows when the plan no longer fits. Outdoors that happens on the first afternoon, in a project a little later.',
  drawingAlt: 'A whirling storm of fine lines, a yellow rhombus in its calm centre',
  facts: [
    {
      label: 'Clarity',
      value: 'say what you know and what you do not',
    },
    {
      label: 'Pace',
      value: 'pace yourself before your strength runs out',
    },
    {
      label: 'Courage',
      value: 'turn back while it is still a choice',
    },
  ],
  sections: [
    {
      title: 'Say clearly what is',
      paragraphs: [
        'A map with blank areas is more useful than one that pretends to know everything. So we also write down what we do not know.',
        'Bad news comes early, from us and in one sentence.',
      ],
    },
    {
      title: 'Pace yourself',
      paragraphs: [
        'A group is as fast as its slowest member. That is not a weakness, it is a figure you can plan with.',
      ],
    },
    {
      title: 'Be able to turn back',
      paragraphs: [
        'Turning back does not mean you read the map badly, it means you read the terrain well. We agree at the start how to recognise that point.',
      ],
    },
  ],
  actions: [
    {
      label: 'The team',
      to: '/team',
    },
    {
      label: 'See the three levels',
      to: '/survival-training',
    },
    {
      label: 'See project management',
      to: '/projekt-management',
    },
  ],
}

export default en
