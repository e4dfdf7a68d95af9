import type { Words } from './de.ts'

const en: Words = {
  meta: {
    title: 'Digital project management – Gratweg',
    description:
      'Project and programme management for IT and transformation, from brief to handover. We answer requests within 24 hours.',
  },
  title: 'We take projects over the ridge.',
  lead: 'Digital projects and programmes, from brief to handover. We lead, plan and say early when the weather turns.',
  drawingAlt: 'Schematic map of Lake Zug with contour lines',
  facts: [
    {
      label: 'Services',
      value: 'project, programme and portfolio management, PMO',
    },
    {
      label: 'Support',
      value: 'agile coaching, interim management, training and coaching',
    },
    {
      label: 'Contract',
      value: 'fixed price, time and material or hybrid',
    },
    {
      label: 'Reply',
      value: 'within 24 hours',
    },
  ],
  sections: [
    {
      title: 'What we take on',
      paragraphs: [
        'Project management on your behalf: with a plan, a budget and one voice towards suppliers.',
        'Programme and portfolio: several projects, one goal. We sort out dependencies before they sort themselves out.',
        'Support: a counterpart for the project manager, calm and in confidence.',
      ],
    },
    {
      title: 'Six stages',
      paragraphs: [
        'Brief, analysis, concept, implementation, rollout, handover. Each stage ends at a point where one could turn back.',
        'The last metres of ascent are the steepest. That is why we plan rollout and training first.',
      ],
    },
    {
      title: 'When a project is stuck',
      paragraphs: [
        'We establish where it stands and put three routes on the table: go on, go another way, turn back. The decision is yours.',
      ],
    },
  ],
  actions: [
    {
      label: 'Request a project',
      note: 'reply in 24 hours',
      to: '/projekt-management/anfrage',
    },
    {
      label: 'Get in touch',
      to: '/kontakt',
    },
    {
      label: 'How we think',
      to: '/philosophie',
    },
  ],
}

export default en
