import type {RunData} from '../protocol';

type Exports = Record<string, unknown>;
type Module = (
  require: (name: string) => unknown,
  exports: Exports,
  importModule: (name: string) => Promise<unknown>,
) => Promise<void>;

/** In the scope of the frame. The code begins on the first line, so that errors name the lines of its source. */
const evaluate = globalThis.eval as (code: string) => Module;

/** Evaluates modules as an ES module loader does: each once, after what it imports. */
export class Modules {
  private readonly evaluated = new Map<string, Exports>();
  private readonly running = new Map<string, Promise<Exports>>();

  constructor(
    private readonly data: RunData,
    private readonly packages: Record<string, unknown>,
  ) {}

  import(path: string): Promise<Exports> {
    const running = this.running.get(path) ?? this.evaluate(path);
    this.running.set(path, running);
    return running;
  }

  private async evaluate(path: string): Promise<Exports> {
    const exports: Exports = {};
    this.evaluated.set(path, exports);
    const code = this.data.modules[path]!;
    const links = this.data.links[path]!;
    for (const [specifier, target] of Object.entries(links))
      // A module that is being evaluated is part of a cycle.
      if (code.includes(`require('${specifier}')`) && !this.evaluated.has(target)) await this.import(target);
    const find = (specifier: string) => {
      const target = links[specifier];
      if (target) return this.evaluated.get(target);
      if (specifier in this.packages) return this.packages[specifier];
      throw new Error(`The package ${specifier} is not available here.`);
    };
    const importModule = async (specifier: string) => {
      const target = links[specifier];
      return target ? this.import(target) : find(specifier);
    };
    const run = evaluate(`(async (require, exports, importModule) => {${code}\n})\n//# sourceURL=${path}`);
    await run(find, exports, importModule);
    return exports;
  }
}
