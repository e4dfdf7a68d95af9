export { default } from '../intro/overview-page.tsx'
