import { pageQuestions } from '#features/questions/questions.ts'
import { PageEvidence } from '#features/facts/site/page-evidence.tsx'
import { References } from '#features/facts/site/references.tsx'
import { useMessages } from '#app/language/language.tsx'
import { BelowFold } from '#app/ui/layout/below-fold.tsx'
import dense from '#app/ui/styles/dense.module.css'
import { Questions } from '#features/questions/site/questions.tsx'
import { Contracts } from './contracts.tsx'
import { Mandate } from './mandate.tsx'
import { NextStep } from './next-step.tsx'
import { ProjectHead } from './project-head.tsx'
import { ProjectProfile } from './project-profile.tsx'
import { Services } from './services.tsx'
import { Signals } from './signals.tsx'

export default function ProjectManagementPage() {
  return (
    <div className={dense.dense}>
      <ProjectHead />
      <ProjectProfile />
      <BelowFold>
        <Services />
        <Mandate />
        <Contracts />
        <Signals />
        <References />
        <PageEvidence page="project-management" />
        <Questions of={pageQuestions(useMessages('project-questions'))} />
        <NextStep />
      </BelowFold>
    </div>
  )
}
