import { PROJECT_INDUSTRIES, PROJECT_TEAM_SIZES } from '#features/inquiry/forms/project-inquiry.ts'
import { useMessages } from '../../../language/language.tsx'
import { SelectField } from '../../../request/select-field.tsx'
import type { RequestFields } from '../../../request/request-fields.ts'
import { Stage } from './stage.tsx'

export function TeamStage({ fields }: { fields: RequestFields }) {
  const words = useMessages('project-request')
  return (
    <Stage id="team">
      <SelectField
        fields={fields}
        name="teamSize"
        label={words.teamSize}
        options={PROJECT_TEAM_SIZES}
        words={words.teamSizes}
      />
      <SelectField
        fields={fields}
        name="industry"
        label={words.industry}
        options={PROJECT_INDUSTRIES}
        words={words.industries}
      />
    </Stage>
  )
}
