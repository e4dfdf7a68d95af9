import { BelowFold } from '../../../ui/below-fold.tsx'
import { Contracts } from './contracts.tsx'
import { Mandate } from './mandate.tsx'
import { NextStep } from './next-step.tsx'
import { ProjectHead } from './project-head.tsx'
import { Scope } from './scope.tsx'
import { Services } from './services.tsx'
import { Signals } from './signals.tsx'

/** A project as a walk over the ridge: what we take on, how a mandate runs, the way to the request. */
export default function ProjectManagementPage() {
  return (
    <>
      <ProjectHead />
      <BelowFold>
        <Scope />
        <Services />
        <Mandate />
        <Contracts />
        <Signals />
        <NextStep />
      </BelowFold>
    </>
  )
}
