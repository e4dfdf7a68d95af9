export { default as autocannon, type Options } from 'autocannon'
