import { drawingOf } from './drawings.ts'
import { IntroHead } from './intro-head.tsx'
import { IntroSections } from './intro-sections.tsx'
import { useIntroWords } from './use-intro-words.ts'

/** Every page that introduces one subject: head with drawing, facts and signs, then its sections. */
export default function IntroPage() {
  const { namespace, words } = useIntroWords()
  const drawing = drawingOf(namespace)
  return (
    <>
      <IntroHead words={words} drawing={drawing} />
      <IntroSections sections={words.sections} narrow={drawing.kind === 'none'} />
    </>
  )
}
