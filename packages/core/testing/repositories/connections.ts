/** The repositories of connections. */
export { newsRepositoryConformance } from "./connections-news.js"
export { pairRepositoryConformance } from "./connections-pairs.js"
export { peopleListsConformance } from "./connections-people-lists.js"
export { relationReaderConformance } from "./connections-relations.js"
export { suggestionRepositoryConformance } from "./connections-suggestions.js"
