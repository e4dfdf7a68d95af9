import { PROJECT_INDUSTRIES, PROJECT_TEAM_SIZES } from '#features/inquiry/forms/project-inquiry.ts'
import { useMessages } from '#app/language/language.tsx'
import { SelectField } from '#features/inquiry/site/select-field.tsx'
import type { RequestFields } from '#features/inquiry/site/request-fields.ts'
import { Stage } from './stage.tsx'

export function TeamStage({ fields }: { fields: RequestFields }) {
  const messages = useMessages('project-request')
  return (
    <Stage id="team">
      <SelectField
        fields={fields}
        name="teamSize"
        label={messages.teamSize}
        options={PROJECT_TEAM_SIZES}
        messages={messages.teamSizes}
      />
      <SelectField
        fields={fields}
        name="industry"
        label={messages.industry}
        options={PROJECT_INDUSTRIES}
        messages={messages.industries}
      />
    </Stage>
  )
}
