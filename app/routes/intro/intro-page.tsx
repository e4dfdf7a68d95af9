import { Ground } from '../../ui/ground.tsx'
import { drawingOf } from './drawings.ts'
import { IntroHead } from './intro-head.tsx'
import { IntroSections } from './intro-sections.tsx'
import { Siblings } from './siblings.tsx'
import { useIntroWords } from './use-intro-words.ts'

/** Every page that introduces one subject: head with drawing, facts and signs, then its sections. */
export default function IntroPage() {
  const { namespace, words } = useIntroWords()
  const drawing = drawingOf(namespace)
  return (
    <>
      {drawing.kind === 'poster' && drawing.ground && <Ground of={drawing.ground} />}
      <IntroHead words={words} drawing={drawing} namespace={namespace} />
      <IntroSections sections={words.sections} narrow={drawing.kind === 'none'} />
      <Siblings namespace={namespace} />
    </>
  )
}
