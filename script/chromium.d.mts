export declare function findChromium(): string | undefined;
export declare function ensureChromium(): boolean;
export declare function findTestBrowser(): string | undefined;
