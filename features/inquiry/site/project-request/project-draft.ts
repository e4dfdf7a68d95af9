export const PROJECT_DRAFT = 'project'
