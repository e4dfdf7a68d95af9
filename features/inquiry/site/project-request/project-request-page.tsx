import { useLoaderData } from 'react-router'
import { useMessages } from '#site/language/language.tsx'
import { ProjectForm } from './project-form.tsx'
import type { ProjectRequestData } from './project-request.loader.ts'

export default function ProjectRequestPage() {
  const { title, lead } = useMessages('project-request')
  const { submission, service } = useLoaderData<ProjectRequestData>()
  return (
    <>
      <div className="wrap grid page-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <ProjectForm submission={submission} prefill={{ service }} />
    </>
  )
}
