declare module 'markdown-it-deflist' {
  import type MarkdownIt from 'markdown-it'

  /** Definition lists: a line with the term, then lines that start with ': '. */
  export default function deflist(markdown: MarkdownIt): void
}
