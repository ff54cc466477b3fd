import { type OxlintOverride, defineConfig } from 'oxlint'

/** What a pure rule has no business with: the world around it. */
const PURE_ONLY = {
  'import/no-nodejs-modules': 'error',
  'no-restricted-globals': ['error', 'crypto', 'document', 'performance', 'process', 'window'],
  'no-restricted-properties': [
    'error',
    { object: 'Date', property: 'now', message: 'Una regla pura recibe la fecha como argumento.' },
    { object: 'Math', property: 'random', message: 'Una regla pura no tiene azar.' },
  ],
} satisfies OxlintOverride['rules']

const NOT_PURE = {
  'import/no-nodejs-modules': 'off',
  'no-restricted-globals': 'off',
  'no-restricted-properties': 'off',
} satisfies OxlintOverride['rules']

/** Test files may import from everywhere. */
const TESTS = ['**/*.test.{ts,tsx}']

/** The folders of app/, row by row (docs/architecture.md): each imports only from those before it. */
const MODULES = [
  ['calendar', 'figures', 'text', 'phone', 'ui'],
  ['db', 'http', 'mail', 'forms', 'rate-limits'],
  [
    'records',
    'agency',
    'site',
    'panel',
    'seo',
    'activity',
    'photos',
    'asesores',
    'owners',
    'interest',
    'settings',
    'backups',
  ],
  ['catalogue'],
  ['listing'],
  ['property', 'editing'],
  ['leads'],
  ['complexes', 'alerts', 'contact', 'accounts', 'redirects'],
  ['jobs'],
  ['inventory', 'health', 'sitemap', 'takeout', 'feeds', 'welcome', 'today', 'personal-data'],
  ['routes'],
].flat()

/**
 * A rule for imports between folders (architecture, Quién importa a quién). Only the last one that matches a file applies,
 * so specific ones come after general ones.
 * @param forbidden import paths as in .gitignore, `!` allowing again
 */
function importRule(
  files: string[],
  forbidden: string[],
  message: string,
  rules: OxlintOverride['rules'] = {},
): OxlintOverride {
  const patterns = [{ group: forbidden, message: `${message} (docs/architecture.md)` }]
  return { files, rules: { ...rules, 'no-restricted-imports': ['error', { patterns }] } }
}

/** The rules for each kind of file of a module: it imports from its own folder with ./, and from no later module. */
function moduleRules(name: string, at: number): OxlintOverride[] {
  const later = MODULES.slice(at + 1)
  const folder = `app/${name}/**`
  return [
    importRule(
      [`${folder}/*.ts`],
      [
        '#*/**',
        '!#app/*/**/*.ts',
        ...folders('db', 'ui', ...later),
        '**/*.server.ts',
        '**/*.tsx',
        '{kysely,react,react-dom,react-router,uuid}',
      ],
      'Una regla pura solo importa reglas puras, de su módulo o de los anteriores',
      PURE_ONLY,
    ),
    importRule(
      [`${folder}/*.tsx`],
      ['#{demo,server,test}/**', ...folders('db', ...later), '**/*.server.ts'],
      'Un componente importa componentes y reglas, de su módulo o de los anteriores',
      { 'import/no-nodejs-modules': 'error' },
    ),
    importRule(
      [`${folder}/*.server.ts`],
      ['#{demo,server,test}/**', ...folders('ui', ...later), '**/*.tsx'],
      'Un .server.ts importa app/db, y reglas o .server.ts de su módulo o de los anteriores',
      NOT_PURE,
    ),
    importRule(
      [`${folder}/*-tables.ts`],
      ['#*/**', '!#app/*/**/*.ts', ...folders('ui', ...later), '**/*.server.ts', '**/*.tsx'],
      'Las tablas de un módulo importan vocabularios de él o de los anteriores',
      { 'typescript/consistent-type-definitions': 'off' },
    ),
  ]
}

function folders(...names: string[]): string[] {
  return names.map((name) => `#app/${name}/**`)
}

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'node', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['node_modules', 'build', 'data', '.react-router', 'test-results'],
  rules: {
    eqeqeq: 'error',
    'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
    'max-lines': ['error', 300],
    'no-unused-vars': ['error', { ignoreRestSiblings: true }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    // Node finds no named exports in CommonJS packages, so they are imported as a whole.
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css', '@fontsource-variable/**'] }],
    // Messages have `role="status"` or `role="alert"` (decision 16).
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': ['error', { handlers: ['onClick'] }],
    'jsx-a11y/label-has-associated-control': ['error', { controlComponents: ['Tick', 'Select'] }],
    // What scrolls must be reachable with the keyboard.
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    'node/no-process-env': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    // Some effects do not read a dependency that triggers them.
    'react/exhaustive-effect-dependencies': 'off',
    // The only frames are Google's maps. Scripts and their own origin are safe together, because it is not ours.
    'react/iframe-missing-sandbox': 'off',
    // The automatic JSX runtime needs no import.
    'react/react-in-jsx-scope': 'off',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    // Code starts beside its only user (architecture, Costumbres).
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
  },
  overrides: [
    { files: ['app/**'], rules: { 'no-console': 'error', 'import/no-relative-parent-imports': 'error' } },
    importRule(
      ['app/*.{ts,tsx}'],
      ['#{demo,server,test}/**'],
      'app/ no conoce al proceso, a la demostración ni a las pruebas',
    ),
    ...MODULES.flatMap(moduleRules),
    importRule(
      ['app/routes/**'],
      ['#{demo,server,test}/**', '#app/{db,routes}/**', '#app/env.server.ts', '../**', '!../../../public/**'],
      'Una pantalla importa temas, app/ui y lo de su carpeta',
      { ...NOT_PURE, 'max-lines': ['error', 120], 'import/no-relative-parent-imports': 'off' },
    ),
    importRule(['app/db/**'], ['#*/**', '!#app/db/**', '**/*.tsx'], 'app/db no importa de los temas', NOT_PURE),
    // A published migration always does the same, so it imports no code that may change.
    importRule(
      ['app/db/migrations/**'],
      ['*', '!kysely', '!kysely/migration', '!node:crypto', '!./**', '!#app/db/migrations/**'],
      'Una migración importa Kysely y lo congelado de su carpeta',
    ),
    importRule(
      ['app/ui/**'],
      ['#*/**', '!#app/{calendar,figures,ui}/**', '**/*.server.ts'],
      'app/ui no sabe nada de la inmobiliaria',
      {
        ...NOT_PURE,
        'import/no-nodejs-modules': 'error',
      },
    ),
    // The summary of errors takes the focus when its page loads, also without JavaScript (WCAG 3.3.1).
    { files: ['app/ui/form/error-summary.tsx'], rules: { 'jsx-a11y/no-autofocus': 'off' } },
    // Lists of data.
    {
      files: [
        'app/accounts/common-passwords.server.ts',
        'app/catalogue/facts/*facts.ts',
        'app/env.server.ts',
        'app/catalogue/place/zone-middles.ts',
        'app/inventory/import/mapping/column-names.ts',
      ],
      rules: { 'max-lines': 'off' },
    },
    importRule(['demo/**', 'server/**'], ['#test/**'], 'El producto no importa sus pruebas'),
    {
      files: [
        'app/{root,entry.server,entry.client}.tsx',
        'app/routes.ts',
        'app/routes/**',
        '*.config.ts',
        'test/e2e/server.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['app/env.server.ts', 'scripts/**', 'test/**', '*.config.ts', ...TESTS],
      rules: { 'node/no-process-env': 'off' },
    },
    {
      files: TESTS,
      rules: {
        ...NOT_PURE,
        'max-lines': 'off',
        'no-restricted-imports': 'off',
        'import/no-relative-parent-imports': 'off',
      },
    },
    importRule(['**/index.{ts,tsx}'], ['**'], 'Sin barriles: cada quien importa el archivo que necesita'),
  ],
})
