/**
 * What is not worth a mutant, with the reason. Everything else is mutated: numbers, conditions, keys, statuses,
 * header names, SQL.
 */
import { PluginKind, declareClassPlugin } from "@stryker-mutator/api/plugin";

/** Letters on both sides of a space: a sentence for people, whose wording tests of the pages hold where it is fixed. */
const WORDS = /\p{L}[,.;:'’)]? \p{L}/u;
const LOG_CALL = /(^|\.)log\.(info|warn|error|debug)$|^logger\(\)\.(info|warn|error|debug)$/;

function nameOf(node) {
  if (node.type === "Identifier") return node.name;
  if (node.type === "CallExpression") return `${nameOf(node.callee)}()`;
  return node.type === "MemberExpression" ? `${nameOf(node.object)}.${nameOf(node.property)}` : "";
}

class WordsAndLogs {
  static inject = [];

  /** @returns why a node is left as it is; undefined for one that is mutated */
  shouldIgnore(path) {
    const { node, parent } = path;
    if (node.type === "CallExpression" && LOG_CALL.test(nameOf(node.callee))) return "a line for the log";
    if (node.type === "StringLiteral" && WORDS.test(node.value)) return "words for people";
    // Tagged templates are SQL, which is mutated.
    if (node.type === "TemplateLiteral" && parent?.type !== "TaggedTemplateExpression")
      if (node.quasis.some(({ value }) => WORDS.test(value.cooked ?? ""))) return "words for people";
    return undefined;
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Ignore, "words-and-logs", WordsAndLogs)];
