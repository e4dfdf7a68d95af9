/** Name of the draft in local storage. */
export const PROJECT_DRAFT = 'project'
