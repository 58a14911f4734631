import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const NO_ENV = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: "Only app/config/env.server.ts reads the environment.",
};
const NO_CLOCK = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: "Pure code takes the clock as a parameter.",
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: "Pure code takes the clock as a parameter.",
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: "Pure code takes the generator as a parameter.",
  },
];

export default tseslint.config(
  {
    ignores: [
      "build/",
      "node_modules/",
      "data/",
      ".cache/",
      "test-results/",
      "playwright-report/",
      "app/data/generated/",
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "no-console": "error",
      eqeqeq: "error",
      "no-restricted-syntax": ["error", NO_ENV],
    },
  },
  {
    // These ask the compiler what a value may be, which takes its time; everything else is told from the text alone.
    files: ["app/**/*.{ts,tsx}"],
    ignores: ["**/*.test.{ts,tsx}"],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
    },
  },
  {
    // A function is read in one piece. Data and drawings are as long as their subject.
    files: ["**/*.{ts,mjs}"],
    ignores: [
      "**/*.test.ts",
      "tests/**",
      "migrations/**",
      "app/modules/content/texts/**",
      "app/modules/catalogue/posters/landmarks/**",
    ],
    rules: { "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ["app/**/*.tsx"],
    plugins: { "react-hooks": reactHooks, "jsx-a11y": jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.configs.recommended.rules,
      "jsx-a11y/no-noninteractive-tabindex": "off",
      "jsx-a11y/no-redundant-roles": "off",
    },
  },
  {
    // Pure files: without a suffix, so they use no clock, no random numbers, no environment.
    files: ["app/shared/**/*.ts", "app/modules/**/*.ts"],
    ignores: ["**/*.server.ts", "**/*.client.ts", "**/*.test.ts", "**/*.fixture.ts"],
    rules: { "no-restricted-syntax": ["error", NO_ENV, ...NO_CLOCK] },
  },
  {
    files: [
      "app/config/env.server.ts",
      "server.ts",
      "scripts/**",
      "bench/**",
      "tests/**",
      "**/*.config.*",
      "app/**/*.test.ts",
    ],
    rules: { "no-restricted-syntax": "off" },
  },
  {
    files: ["scripts/**", "bench/**"],
    languageOptions: { globals: { console: "readonly", process: "readonly", URL: "readonly" } },
    rules: { "no-console": "off" },
  },
);
