export { default } from '../intro/intro-page.tsx'
