// \0rolldown/runtime.js
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
}, n = (e, t) => e.tell === t, r = (e, t, n, r, i) => {
	let a = (t, n, r) => {
		let i = e[t] ^ e[n];
		e[t] = i << r | i >>> 32 - r;
	};
	e[t] += e[n], a(i, t, 16), e[r] += e[i], a(n, r, 12), e[t] += e[n], a(i, t, 8), e[r] += e[i], a(n, r, 7);
}, i = (e, t, n) => {
	let i = Uint32Array.of(1634760805, 857760878, 2036477234, 1797285236, ...e, t, ...n), a = i.slice();
	for (let e = 0; e < 10; e++) r(a, 0, 4, 8, 12), r(a, 1, 5, 9, 13), r(a, 2, 6, 10, 14), r(a, 3, 7, 11, 15), r(a, 0, 5, 10, 15), r(a, 1, 6, 11, 12), r(a, 2, 7, 8, 13), r(a, 3, 4, 9, 14);
	for (let e = 0; e < 16; e++) a[e] += i[e];
	return a;
}, a = (e) => {
	let t = (t) => Number.parseInt(e.slice(2 * t, 2 * t + 2), 16);
	return Uint32Array.from({ length: 8 }, (e, n) => t(4 * n) | t(4 * n + 1) << 8 | t(4 * n + 2) << 16 | t(4 * n + 3) << 24);
}, o = (e) => e, s = (e) => e, c = /^fair:[0-9a-f]{64}$/, l = (e) => {
	let t = [
		-1640531527,
		608135816,
		-1209970334,
		e.length + 1
	];
	for (let n = 0; n < e.length; n++) {
		let r = e.charCodeAt(n);
		for (let e = 0; e < 4; e++) t[e] = Math.imul((t[e] ^ r + e * 81) + Math.imul(t[e + 1 & 3], 5), 739982445 + 2 * e) ^ t[e] >>> 15;
	}
	for (let e = 0; e < 12; e++) f(t);
	return t;
}, u = (e) => s(c.test(e) ? {
	key: e.slice(5),
	used: 0
} : l(e)), d = (e) => {
	let t = o(e);
	return s(Array.isArray(t) ? [
		t[0],
		t[1],
		t[2],
		t[3]
	] : { ...t });
}, f = (e) => {
	let t = e[0] + e[1] + e[3] | 0;
	return e[3] = e[3] + 1 | 0, e[0] = e[1] ^ e[1] >>> 9, e[1] = e[2] + (e[2] << 3) | 0, e[2] = (e[2] << 21 | e[2] >>> 11) + t | 0, t >>> 0;
}, p = null, m = (e) => {
	let t = Math.floor(e.used / 16);
	return (p === null || p.key !== e.key || p.block !== t) && (p = {
		key: e.key,
		block: t,
		words: i(a(e.key), t >>> 0, [
			Math.floor(t / 2 ** 32),
			0,
			0
		])
	}), p.words[e.used++ % 16];
}, h = (e) => {
	let t = o(e);
	return Array.isArray(t) ? f(t) : m(t);
}, ee = 2 ** 32, te = (e, t) => {
	if (t <= 1) return 0;
	let n = h(e) * t, r = n >>> 0;
	if (r < t) {
		let i = ee % t;
		for (; r < i;) n = h(e) * t, r = n >>> 0;
	}
	return (n - r) / ee | 0;
}, ne = (e, t) => {
	for (let n = t.length - 1; n > 0; n--) {
		let r = te(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}, re = (e) => {
	let t = [];
	for (let n of e) {
		let e = t.find((e) => e[0] === n);
		if (e !== void 0) e[1]++;
		else {
			let e = t.length;
			for (; e > 0 && n < t[e - 1][0]; e--) t[e] = t[e - 1];
			t[e] = [n, 1];
		}
	}
	return t;
}, ie = (e, t) => {
	let n = [];
	for (let r = 0; r < e; r++) n.push(t);
	return n;
}, ae = (e, t) => {
	let n = [];
	for (let r = 0; r < e.length; r++) for (let i = 0; i < t[r]; i++) n.push(e[r][0]);
	return n;
};
function* oe(e) {
	let t = re(e), n = ie(t.length, 0);
	for (;;) {
		let e = t.length - 1;
		for (; e >= 0 && n[e] === t[e][1]; e--) n[e] = 0;
		if (e < 0) return;
		n[e]++, yield ae(t, n);
	}
}
// kernel/cards/table.ts
var g = (e) => e, se = (e) => e, _ = (e) => 1 << e, v = (e) => (1 << e + 1) - 1, y = (e, t) => e.cards[t.row], b = (e, t) => e.cards[t.row].length, x = (e, t) => e.face[g(t)], S = (e, t) => y(e, t).map((t) => x(e, t)), ce = (e, t, n, r) => {
	for (let i of y(e, t)) if (x(e, i) === n && !r.includes(i)) return i;
	return null;
}, le = (e, t, n) => ce(e, t, n, []), C = (e, t, n) => {
	let r = [];
	for (let i of n) {
		let n = ce(e, t, i, r);
		if (n === null) return null;
		r.push(n);
	}
	return r;
}, w = (e) => e.stack[e.stack.length - 1], ue = (e, t) => {
	let n = 0;
	for (e[0] === t[0] && (e.shift(), n++); n < t.length;) {
		let r = n, i = 0;
		for (let r of e) r === t[n] ? n++ : e[i++] = r;
		for (; e.length > i;) e.pop();
		if (n === r) return;
	}
}, de = {}, fe = ({ is: e, owner: t }, n) => e.seen === "all" ? v(n) : e.seen === "owner" ? _(t) : 0, pe = (e) => ({
	seats: e.seats,
	config: e.config,
	clock: e.clock,
	dice: e.dice,
	face: e.face,
	known: e.known,
	cards: e.cards,
	open: e.open,
	kept: e.kept,
	stack: e.stack,
	ask: e.ask
}), me = class {
	#e;
	#t;
	#n;
	#r;
	#i = null;
	constructor(e, t, n) {
		this.#e = t, this.#t = n, this.#n = e, this.#r = pe(e);
	}
	get table() {
		return this.#r;
	}
	set clock(e) {
		this.#r.clock = e;
	}
	set ask(e) {
		this.#r.ask = e;
	}
	save() {
		this.#i = null, this.#n = pe(this.#r);
	}
	restore() {
		Object.assign(this.#r, this.#n);
	}
	move(e, t, n, r = de) {
		if (e.length === 0) return;
		let i = this.#a(n), a = this.#l(t), o = e === a ? e.slice() : e;
		t.is.order === "free" && (o.length < a.length || o.length > 1 && n.is.order === "fixed") && (this.#o(a, 0, r.eyes ?? this.#a(t) | i), this.#c(o, a)), ue(a, o);
		let s = this.#l(n);
		if (r.top) s.unshift(...o);
		else for (let e of o) s.push(e);
		this.#o(o, i, -1), this.#t !== null && !r.quiet && this.#t.happened({
			tell: "moved",
			cards: o,
			from: t,
			to: n
		}, this.#r);
	}
	shuffle(e) {
		let t = this.#l(e), n = this.#d(), r = ne(this.#m(), t.map((e) => n[g(e)]));
		for (let e = 0; e < t.length; e++) n[g(t[e])] = r[e];
		this.#o(t, this.#a(e), 0), this.#t?.happened({
			tell: "shuffled",
			from: e
		}, this.#r);
	}
	look(e, t, n) {
		if (this.#s(t, n, _(e)), this.#t === null) return;
		let r = n.is.order === "free" && t.length < this.#r.cards[n.row].length ? _(e) | this.#a(n) : -1;
		this.#t.happened({
			tell: "looked",
			cards: t,
			from: n,
			eyes: r,
			more: { seat: e }
		}, this.#r);
	}
	reveal(e, t) {
		this.#s(e, t, v(this.#r.seats)), this.#t?.happened({
			tell: "revealed",
			cards: e,
			from: t
		}, this.#r);
	}
	gather() {
		let e = this.#r, t = e.cards.some((e, t) => e.length > 0 && this.#e.room.spots[t].zone !== "box"), n = this.#e.box(e.config, e.seats);
		e.face = n.slice(), e.known = ie(n.length, v(e.seats)), e.cards = this.#e.room.spots.map((e) => e.zone === "box" ? n.map((e, t) => se(t)) : []), t && this.#t?.happened({ tell: "gathered" }, e);
	}
	open(e) {
		this.#t?.opens(e, this.#r), this.#r.open === this.#n.open && (this.#r.open = this.#e.copyOpen(this.#n.open)), Object.assign(this.#r.open, e);
	}
	keep(e, t) {
		this.#r.kept = this.#r.kept.map((n, r) => r === e ? t : n), this.#t?.happened({
			tell: "kept",
			more: { seat: e },
			secret: {
				of: e,
				kept: t
			}
		}, this.#r);
	}
	say(e, t = {}) {
		this.#t?.happened({
			tell: e,
			more: t
		}, this.#r);
	}
	announce(e, t) {
		this.#t?.happened({
			tell: e,
			more: t
		}, this.#r);
	}
	below(e) {
		return te(this.#m(), e);
	}
	mix(e) {
		return ne(this.#m(), e.slice());
	}
	some(e, t) {
		return this.mix(this.#r.cards[e.row]).slice(0, t);
	}
	top() {
		return this.#p(this.#r.stack.length - 1);
	}
	push(e, t, n) {
		n === this.#i && (this.#i = null), this.#f().push({
			script: e,
			pc: 0,
			by: t,
			cancelled: !1,
			vars: n
		});
	}
	pop() {
		this.#f().pop();
	}
	goOn() {
		this.#r.ask = null, this.top().pc++;
	}
	note(e, t) {
		let n = this.top();
		if (this.#i === null || n.vars !== this.#i) {
			this.#i = {};
			for (let e in n.vars) this.#i[e] = n.vars[e];
			n.vars = this.#i;
		}
		this.#i[e] = t;
	}
	cancelBeneath() {
		this.#p(this.#r.stack.length - 2).cancelled = !0;
	}
	#a(e) {
		return fe(e, this.#r.seats);
	}
	#o(e, t, n) {
		let r = this.#u();
		for (let i of e) r[g(i)] = r[g(i)] & n | t;
	}
	#s(e, t, n) {
		let r = this.#l(t);
		t.is.order === "free" && e.length < r.length && this.#c(e, r, n), this.#o(e, n, -1);
	}
	#c(e, t, n = -1) {
		let { face: r, seats: i } = this.#r, a = this.#u();
		for (let o of e) {
			let s = n & v(i) & ~a[g(o)];
			if (s === 0) continue;
			let c = s;
			for (let n of t) {
				if (c === 0) break;
				if (r[g(n)] !== r[g(o)] || e.includes(n)) continue;
				let t = a[g(n)] & c;
				a[g(n)] &= ~t, c &= ~t;
			}
		}
	}
	#l({ row: e }) {
		let t = this.#r, n = this.#n;
		t.cards === n.cards && (t.cards = n.cards.slice());
		let r = t.cards;
		return r[e] === n.cards[e] && (r[e] = n.cards[e].slice()), r[e];
	}
	#u() {
		return this.#r.known === this.#n.known && (this.#r.known = this.#n.known.slice()), this.#r.known;
	}
	#d() {
		return this.#r.face === this.#n.face && (this.#r.face = this.#n.face.slice()), this.#r.face;
	}
	#f() {
		return this.#r.stack === this.#n.stack && (this.#r.stack = this.#n.stack.slice()), this.#r.stack;
	}
	#p(e) {
		let t = this.#f(), n = t[e];
		if (n !== this.#n.stack[e]) return n;
		let r = {
			script: n.script,
			pc: n.pc,
			by: n.by,
			cancelled: n.cancelled,
			vars: n.vars
		};
		return t[e] = r, r;
	}
	#m() {
		return this.#r.dice === this.#n.dice && (this.#r.dice = d(this.#n.dice)), this.#r.dice;
	}
}, he = (e) => typeof e == "object" && !!e && !Array.isArray(e), ge = (e) => {
	if (e === void 0) return "missing";
	let t = Array.isArray(e) ? `a list of ${e.length}` : he(e) ? "an object" : JSON.stringify(e);
	return t.length > 60 ? `${t.slice(0, 59)}…` : t;
}, _e = (e, t) => ({
	said: e,
	wrong: (n, r) => t(n) ? null : `${r} is ${ge(n)}: it must be ${e}`
}), ve = (e) => Number.isSafeInteger(e), T = (e, t) => _e(`a whole number from ${e} to ${t}`, (n) => ve(n) && n >= e && n <= t), ye = (e, t) => _e(`a multiple of ${e} from 0 to ${t}`, (n) => ve(n) && n >= 0 && n <= t && n % e === 0), be = (...e) => _e(e.length === 1 ? JSON.stringify(e[0]) : `one of ${e.map((e) => JSON.stringify(e)).join(", ")}`, (t) => e.some((e) => e === t)), xe = ({ seats: e, who: t }) => {
	let n = [...new Set(Array.from({ length: e }, (e, n) => t(n)))];
	return _e(n.length === 1 ? n[0] : `one of ${n.join(", ")}`, (t) => ve(t) && t >= 0 && t < e);
}, Se = (e) => ({
	said: `null or ${e.said}`,
	wrong(t, n) {
		let r = t === null ? null : e.wrong(t, n);
		return r === null || typeof t == "object" ? r : `${n} is ${ge(t)}: it must be null or ${e.said}`;
	}
}), Ce = (e, { length: t, most: n = t ?? 100, distinct: r, called: i = (e) => `[${e}]` } = {}) => {
	let a = n === 0 ? "an empty list" : `a list of ${t === void 0 ? `at most ${n}` : t}, each ${e.said}`;
	return {
		said: a,
		wrong(o, s) {
			if (!Array.isArray(o)) return `${s} is ${ge(o)}: it must be ${a}`;
			if (o.length > n || t !== void 0 && o.length !== t) return `${s} has ${o.length} entries: it must have ${t === void 0 ? `at most ${n}` : t}`;
			for (let [t, n] of o.entries()) {
				let a = e.wrong(n, `${s}${i(t)}`);
				if (a !== null) return a;
				if (r && o.indexOf(n) !== t) return `${s} names ${ge(n)} twice`;
			}
			return null;
		}
	};
}, we = ({ seats: e, who: t }, n) => ({
	...Ce(n, {
		length: e,
		called: (e) => ` of ${t(e)}`
	}),
	said: `for each player ${n.said}`
}), Te = (e, t = []) => {
	let n = `an object with ${Object.keys(e).join(", ")}`;
	return {
		said: n,
		wrong(r, i) {
			if (!he(r)) return `${i} is ${ge(r)}: it must be ${n}`;
			let a = Object.keys(r).find((t) => !Object.hasOwn(e, t));
			if (a !== void 0) return `${i} has no part "${a.slice(0, 60)}": its parts are ${Object.keys(e).join(", ")}`;
			for (let [n, a] of Object.entries(e)) {
				if (!Object.hasOwn(r, n) && t.includes(n)) continue;
				let e = a.wrong(Object.hasOwn(r, n) ? r[n] : void 0, `${i}.${n}`);
				if (e !== null) return e;
			}
			return null;
		}
	};
}, Ee = ({ zone: e, owner: t, place: n }, r) => [
	e,
	...t === null ? [] : [`of ${r(t)}`],
	...n === null ? [] : [`at ${n}`]
].join(" "), De = (e, t, n, r, i) => {
	let a = b(e, t);
	if (a >= n && a <= r) return null;
	let o = r === 0 ? "none" : n === r ? `exactly ${r}` : a > r ? `at most ${r}` : `at least ${n}`;
	return `${Ee(t, i)} has ${a} card${a === 1 ? "" : "s"}: it must have ${o}`;
}, Oe = (e, t) => {
	for (let n of e) {
		let e = t(n);
		if (e !== null) return e;
	}
	return null;
}, ke = (e, t, n, r) => {
	let i = (e) => r?.[e] ?? `seat ${e}`, a = e.facts({
		config: t.config,
		seats: t.seats,
		who: i
	}), o = t.open, s = e.kept?.({
		config: t.config,
		seats: t.seats,
		who: i
	}), c = [...Object.keys(a).flatMap((e) => a[e].wrong(o[e], e) ?? []), ...s === void 0 ? [] : t.kept.flatMap((e, t) => s.wrong(e, `kept of ${i(t)}`) ?? [])];
	return c.length > 0 ? c : e.must.flatMap((e) => e(t, i, n) ?? []);
}, Ae = (e) => e === null ? "null" : Array.isArray(e) ? "a list" : he(e) ? "an object" : `a ${typeof e}`, je = (e) => ({
	facts: ({ config: t, seats: n }) => {
		let r = e(t, n).open, i = Object.keys(r).map((e) => [e, _e(Ae(r[e]), (t) => r[e] === null || t !== void 0 && Ae(t) === Ae(r[e]))]);
		return Object.fromEntries(i);
	},
	must: []
}), Me = (e) => typeof e == "object" && !!e && "why" in e && "rule" in e, E = {
	over: {
		rule: "table:over",
		why: "The game is over."
	},
	notAnInput: {
		rule: "table:input",
		why: "That is not an input: it must be a move of a seat, a lapse, a cue, a verdict or a tick."
	},
	noSuchSeat: {
		rule: "table:seat",
		why: "There is no such seat at this table."
	},
	badTime: {
		rule: "table:time",
		why: "A time must be a number of milliseconds, zero or more."
	},
	notAMove: {
		rule: "table:move",
		why: "A move must be an object with a verb in \"do\"."
	},
	noSuchVerb: {
		rule: "table:verb",
		why: "This game has no such verb."
	},
	notAsked: {
		rule: "table:asked",
		why: "Nothing is asked of this seat now."
	},
	noPassing: {
		rule: "table:asked",
		why: "There is nothing to pass on: something else is asked of you."
	},
	wrongParts: {
		rule: "table:parts",
		why: "The move lacks a part that its verb needs, or has one too many, or one of the wrong kind."
	},
	noRace: {
		rule: "table:race",
		why: "No race waits for this."
	},
	badVerdict: {
		rule: "table:verdict",
		why: "A verdict must name racers only, each at most once."
	},
	seats: {
		rule: "table:seats",
		why: "This game is not for that number of players."
	},
	option: {
		rule: "table:option",
		why: "The game has no such option, or not that value for it."
	},
	position: {
		rule: "table:position",
		why: "This position cannot be laid out."
	},
	undoNothing: {
		rule: "table:undo",
		why: "You can take back only your own move, and only while nobody has acted since."
	},
	undoClosed: {
		rule: "table:undo",
		why: "Nothing can be taken back in a race, or while everybody may answer."
	},
	undoFinal: {
		rule: "table:undo",
		why: "That move stays: the rules of this game make it final."
	},
	undoRolled: {
		rule: "table:undo",
		why: "That move stays: chance has had its say."
	},
	undoRevealed: {
		rule: "table:undo",
		why: "That move stays: it has shown somebody what they did not know."
	}
}, D = (e, t = {}) => ({
	by: "table",
	seen: e,
	order: t.order ?? "fixed",
	places: [],
	never: t.never ?? []
}), Ne = (e, t = {}) => ({
	by: "seat",
	seen: e,
	order: t.order ?? "free",
	places: [],
	never: t.never ?? []
}), Pe = D("all", { order: "free" }), Fe = (e, t) => {
	let n = {
		...e,
		box: Pe
	}, r = [], i = {};
	for (let [e, a] of Object.entries(n)) {
		let n = r.length, o = a.by === "seat" || a.by === "seat-place" ? Array.from({ length: t }, (e, t) => t) : [null], s = a.places.length > 0 ? a.places : [null];
		for (let t of o) for (let n of s) r.push({
			zone: e,
			is: a,
			owner: t,
			place: n,
			row: r.length
		});
		let c = (e, t) => r[n + e * s.length + t];
		i[e] = a.by === "table" ? c(0, 0) : a.by === "seat" ? (e) => r[n + e] : a.by === "place" ? (e) => c(0, a.places.indexOf(e)) : (e, t) => c(e, a.places.indexOf(t));
	}
	return {
		zones: n,
		most: t,
		spots: r,
		at: i
	};
}, Ie = (e, t) => e.spots.filter((e) => e.owner === null || e.owner < t), O = (e) => ({
	...E.position,
	about: e
}), Le = 300, Re = "any", ze = "any!", Be = (e) => e === Re || e.startsWith(ze), Ve = (e, t) => e === Re || e.slice(4) !== t, He = (e, t) => {
	if (typeof e == "number") return Number.isInteger(e) && e >= 0 && e <= Le ? Array.from({ length: e }, () => Re) : O(`${e} cards`);
	if (typeof e != "string") return O("a row is a text of faces or a number of cards");
	let n = [];
	for (let r of e.split(/\s+/).filter((e) => e !== "")) {
		let [, e, i] = /^(.+?)(?:\*(\d+))?$/.exec(r), a = e.startsWith(ze) ? e.slice(4) : e;
		if (e !== Re && !t.has(a)) return O(`there is no face "${a}": the faces are any, ${[...t].join(", ")}`);
		for (let t = 0; t < Math.min(Le, Number(i ?? 1)); t++) n.push(e);
	}
	return n;
}, Ue = (e) => typeof e == "object" && !!e && !Array.isArray(e), We = [
	"zones",
	"open",
	"kept",
	"rest",
	"names"
], Ge = (e) => {
	if (!Ue(e)) return O(`a position is an object with ${We.join(", ")}`);
	let t = Object.keys(e).find((e) => !We.includes(e));
	if (t !== void 0) return O(`"${t}": a position has ${We.join(", ")}`);
	let n = [
		"zones",
		"open",
		"kept"
	].find((t) => e[t] !== void 0 && !Ue(e[t]));
	return n === void 0 ? null : O(`${n}: is an object`);
}, Ke = (e, t, n) => {
	let r = t[0].is.by;
	if (!Ue(n)) return r === "table" ? /* @__PURE__ */ new Map([[t[0], n]]) : O(`${e}: has a row for each ${r}`);
	if (r === "table") return O(`${e}: is one row for the whole table`);
	let i = /* @__PURE__ */ new Map();
	for (let [a, o] of Object.entries(n)) for (let [n, s] of Ue(o) ? Object.entries(o) : [[null, o]]) {
		let o = t.find((e) => r === "place" ? e.place === a && n === null : String(e.owner) === a && e.place === n);
		if (o === void 0) return O(`${e}: no row "${a}${n === null ? "" : ` ${n}`}"`);
		i.set(o, s);
	}
	return i;
}, qe = (e, t, n, r, i, a) => {
	let o = Ge(i);
	if (o !== null) return o;
	let s = ne(u(`${r}/position`), t.map((e, t) => se(t))), c = (e) => {
		let n = s.findIndex((n) => e(t[g(n)]));
		return n < 0 ? null : s.splice(n, 1)[0];
	}, l = new Set(t), d = Ie(e, n), f = /* @__PURE__ */ new Map();
	for (let [t, n] of Object.entries(i.zones ?? {})) {
		if (!Object.hasOwn(e.zones, t)) return O(`"${t}": the zones are ${Object.keys(e.zones).join(", ")}`);
		let r = Ke(t, d.filter((e) => e.zone === t), n);
		if ("why" in r) return r;
		for (let [e, n] of r) {
			let r = He(n, l);
			if ("why" in r) return {
				...r,
				about: `${t}: ${r.about}`
			};
			let i = r.find((t) => e.is.never.includes(t));
			if (i !== void 0) return O(`${t}: a "${i}" can never lie here`);
			f.set(e, r);
		}
	}
	let p = e.spots.map(() => []);
	for (let [e, t] of f) {
		let n = t.map((e) => Be(e) ? null : c((t) => t === e)), r = t.find((e, t) => !Be(e) && n[t] === null);
		if (r !== void 0) return O(`${e.zone}: the box has no more "${r}"`);
		p[e.row] = n;
	}
	for (let e of [...f.keys()].sort((e, t) => t.is.never.length - e.is.never.length)) {
		let t = f.get(e);
		if (p[e.row] = p[e.row].map((n, r) => n ?? c((n) => !e.is.never.includes(n) && Ve(t[r], n))), p[e.row].includes(null)) return O(`${e.zone}: the box has not that many cards that may lie there`);
	}
	for (let e of s) {
		let n = t[g(e)], r = i.rest ?? (typeof a == "string" ? a : a(n)), o = d.find((e) => e.zone === r);
		if (o?.is.by !== "table") return O(`rest: "${r}" is not a zone with one row`);
		if (o.is.never.includes(n)) return O(`rest: a "${n}" is left, and can never lie in ${r}`);
		p[o.row].push(e);
	}
	let m = t.map(() => 0);
	for (let { row: e, is: t, owner: r } of d) for (let i of p[e]) m[g(i)] = t.seen === "all" ? v(n) : t.seen === "owner" ? _(r) : 0;
	return {
		cards: p,
		known: m
	};
}, Je = (e, t) => {
	for (let n in t) if (!Object.hasOwn(e, n)) return O(`there is no fact "${n}": the public facts are ${Object.keys(e).join(", ")}`);
	return {
		...e,
		...t
	};
}, Ye = (e, t, n) => {
	for (let r in t) {
		if (!n) return O("kept: nobody keeps anything to themselves in this game");
		if (e[Number(r)] === void 0) return O(`kept: there is no seat "${r}"`);
	}
	return e.map((e, n) => Object.hasOwn(t, String(n)) ? t[n] : e);
}, Xe = (e) => e.op === "ask" || e.op === "window" ? e.verbs : e.op === "race" ? [e.hand] : [], Ze = ({ scripts: e, verbs: t, standing: n }) => {
	let r = [], i = [...t, ...n].map(({ name: e }) => e);
	for (let e of new Set(i.filter((e, t) => i.indexOf(e) !== t))) r.push(`two verbs are called "${e}"`);
	let a = new Set(n.map(({ name: e }) => e));
	for (let [t, { steps: n, locks: o }] of Object.entries(e)) {
		for (let e of o) a.has(e) || r.push(`script "${t}" locks "${e}", which is no standing verb`);
		for (let a of n) {
			a.op === "call" && a.named !== null && !Object.hasOwn(e, a.named) && r.push(`script "${t}" calls "${a.named}", which is no script`);
			for (let n of Xe(a)) i.includes(n.name) || r.push(`script "${t}" asks for "${n.name}", which is no verb of the game`), a.op === "window" && !Object.hasOwn(e, n.name) && r.push(`script "${t}" may be answered by "${n.name}", which has no script`);
		}
	}
	return r;
}, Qe = (e) => {
	let t = Ze(e);
	if (t.length > 0) throw Error(`${e.id} cannot be made: ${t.join("; ")}`);
}, $e = (e) => {
	let t = {};
	for (let { steps: n } of Object.values(e)) for (let e of n) if ("question" in e) {
		let n = e.op === "window" ? ["pass"] : [];
		t[e.question] = [.../* @__PURE__ */ new Set([
			...t[e.question] ?? [],
			...n,
			...Xe(e).map(({ name: e }) => e)
		])];
	}
	return t;
}, et = 3e3, tt = 300, nt = (e, t) => {
	e.ask = {
		kind: "race",
		asked: t,
		waiting: t,
		closes: e.table.clock + et,
		cue: null,
		down: []
	};
}, rt = (e, t) => {
	let n = e.table;
	if (t === null || t.op !== "race" || n.ask.cue !== null) return E.noRace;
	let { asked: r, waiting: i, down: a } = n.ask;
	return e.ask = {
		kind: "race",
		asked: r,
		waiting: i,
		closes: n.clock + t.within(n, w(n)) + tt,
		cue: n.clock,
		down: a
	}, t.atCue(e, w(n)), e.announce("cue", { racers: r }), null;
}, it = (e, t) => {
	let { ask: n } = e.table;
	return t === null || t.op !== "race" || n === null || n.cue === null ? E.noRace : (nt(e, n.asked), e.announce("again", { racers: n.asked }), null);
}, at = (e, t, n, r) => {
	let i = e.table, a = i.ask, o = a.waiting.filter((e) => e !== n), s = o.length <= t.mayMiss(i, w(i)) ? Math.min(a.closes, i.clock + tt) : a.closes;
	e.ask = {
		kind: "race",
		asked: a.asked,
		waiting: o,
		closes: s,
		cue: a.cue,
		down: [...a.down, {
			seat: n,
			at: r
		}]
	}, e.announce("hand", { seat: n });
}, ot = (e, t) => e.ask.cue + t.within(e, w(e)), st = (e, t, n) => e.ask.cue !== null && n > ot(e, t), ct = (e, t, n) => {
	e.note(t.into, n.flatMap((t) => t.length > 1 ? e.mix(t) : t)), e.goOn();
}, lt = (e, t) => {
	let n = e.table.ask;
	if (n.cue === null) rt(e, t);
	else {
		let r = n.down.filter((n) => !st(e.table, t, n.at));
		ct(e, t, [...new Set(r.map((e) => e.at))].sort((e, t) => e - t).map((e) => r.filter((t) => t.at === e).map((e) => e.seat)));
	}
}, ut = (e, t, n) => {
	let r = e.table.ask;
	if (t === null || t.op !== "race" || r === null || r.cue === null) return E.noRace;
	if (typeof n != "object" || !n || !Array.isArray(n.order)) return E.badVerdict;
	let i = n.order.flat(), a = r.asked;
	return !n.order.every(Array.isArray) || i.some((e, t) => !a.includes(e) || i.indexOf(e) !== t) ? E.badVerdict : (e.announce("verdict", {
		order: n.order,
		evidence: n.evidence ?? null
	}), ct(e, t, n.order), null);
}, dt = /* @__PURE__ */ t({
	misfit: () => St,
	standing: () => ht,
	verb: () => mt
}), ft = (e) => {
	for (let t of e) return !1;
	return !0;
};
function* pt(e, t) {
	for (let n of t) yield {
		do: e,
		...n
	};
}
var mt = ({ name: e, needs: t, final: n, notNow: r, why: i, moves: a, possible: o = (e, t, n) => !ft(a(e, t, n)) }) => ({
	name: e,
	needs: t,
	final: n === !0,
	notNow: r,
	why: i,
	possible: o,
	moves: (t, n, r) => pt(e, a(t, n, r))
}), ht = (e) => ({
	...mt(e),
	may: e.may,
	run: e.run
}), gt = 64, _t = (e) => typeof e == "number" && Number.isSafeInteger(e) && e >= 0, vt = (e, t) => Array.isArray(e) && e.length <= gt && e.every(t), yt = (e, t, n, r) => {
	switch (t) {
		case "face": return typeof e == "string" && r.has(e);
		case "faces": return vt(e, (e) => typeof e == "string" && r.has(e));
		case "seat": return _t(e) && e < n;
		case "position": return _t(e);
		case "positions": return vt(e, _t);
		case "number": return typeof e == "number" && Number.isFinite(e);
		case "word": return typeof e == "string" && e.length <= gt;
	}
}, bt = {
	face: "a face",
	faces: "a list of faces",
	seat: "a player",
	position: "a position, counted from 0",
	positions: "a list of positions, counted from 0",
	number: "a number",
	word: "a word"
}, xt = (e) => typeof e == "object" && e ? Array.isArray(e) ? `a list of ${e.length}` : "an object" : JSON.stringify(typeof e == "string" ? e.slice(0, gt) : e), St = (e, t, n, r) => {
	for (let i in t) {
		let a = t[i];
		if (!Object.hasOwn(e, i)) return `${e.do} lacks "${i}", ${bt[a]}.`;
		let o = e[i];
		if (yt(o, a, n, r)) continue;
		let s = (a === "face" ? [o] : a === "faces" && Array.isArray(o) ? o : []).find((e) => typeof e != "string" || !r.has(e));
		return s === void 0 ? `"${i}" of ${e.do} must be ${bt[a]}, not ${xt(o)}.` : `"${i}" of ${e.do}: this game has no face ${xt(s)}.`;
	}
	for (let n in e) if (n !== "do" && !Object.hasOwn(t, n)) return n === "extra" && Array.isArray(e[n]) ? `${e.do} has a word too many: ${xt(e[n][0])}.` : `${e.do} has no part "${n.slice(0, gt)}".`;
	return null;
}, Ct = (e, t) => e.ask?.waiting.includes(t) ? E.noPassing : E.notAsked, wt = mt({
	name: "pass",
	needs: {},
	notNow: Ct,
	why: () => null,
	moves: () => [{}]
}), Tt = (e, t) => e.scripts[t.script], k = (e, t) => {
	let n = w(t);
	return Tt(e, n).steps[n.pc];
}, Et = (e, t, n, r) => {
	n.length === 0 ? e.goOn() : e.ask = {
		kind: t,
		asked: n,
		waiting: n,
		closes: r,
		cue: null,
		down: []
	};
}, Dt = (e, t) => {
	let n = t.table, r = t.top(), { steps: i, always: a } = Tt(e, r);
	for (r.cancelled && r.pc < a && (r.pc = a); n.ask === null;) {
		let a = i[r.pc];
		if (a === void 0) return t.pop(), !1;
		if (a.op === "skip") r.pc += 1 + a.run(n, r);
		else if (a.op === "act") {
			if (a.run(t, r), r.pc++, e.outcome(n) !== null) return !0;
		} else if (a.op === "call") {
			let e = a.script(n, r), i = a.by(n, r), o = a.vars(n, r);
			if (r.pc++, e !== null) return t.push(e, i, o), !1;
		} else a.op === "ask" ? Et(t, "ask", a.who(n, r), a.within === null ? null : n.clock + a.within) : a.op === "window" ? Et(t, "window", a.who(n, r), n.clock + a.within(n, r)) : nt(t, a.who(n, r));
	}
	return !1;
}, Ot = (e, t) => {
	let n = t.table, r = e.outcome(n) !== null;
	for (; !r && n.ask === null && n.stack.length > 0;) r = Dt(e, t);
}, kt = (e, t, n) => {
	for (let r of t.stack) if (Tt(e, r).locks.includes(n)) return !0;
	return !1;
}, At = (e, t, n) => {
	if (t.ask?.kind !== "race") return !1;
	let r = k(e, t);
	return r.op === "race" && st(t, r, n);
}, jt = (e, t, n, r, i = t.clock) => kt(e, t, n.name) || At(e, t, i) ? n.notNow(t, r) : n.may(t, r), Mt = (e, t, n, r = t.clock) => {
	if (t.ask === null || !t.ask.waiting.includes(n)) return [];
	let i = k(e, t);
	return i.op === "race" ? t.ask.cue === null || r < t.ask.cue ? [] : [i.hand] : i.op === "window" ? [wt, ...i.verbs] : i.op === "ask" ? i.verbs : [];
}, Nt = (e) => {
	e.announce("unanswered", {}), e.goOn();
}, Pt = ({ kind: e, asked: t, closes: n, cue: r, down: i }, a) => ({
	kind: e,
	asked: t,
	waiting: a,
	closes: n,
	cue: r,
	down: i
}), Ft = (e, t, n, r, i) => {
	let a = t.table, o = k(e, a), s = a.ask, c = s.waiting.length === 1 ? [] : s.waiting.filter((e) => e !== n);
	if (o.op === "race") at(t, o, n, i);
	else if (o.op === "window") r.do === wt.name ? c.length > 0 ? t.ask = Pt(s, c) : Nt(t) : (t.ask = null, t.push(r.do, n, { move: r }));
	else if (o.op === "ask") {
		let e = s.asked.length === s.waiting.length;
		t.note(o.into, e ? [{
			seat: n,
			move: r
		}] : [...w(a).vars[o.into], {
			seat: n,
			move: r
		}]), c.length > 0 ? t.ask = Pt(s, c) : t.goOn();
	}
}, It = (e, t, n, r) => {
	if (t.ask === null || !t.ask.waiting.includes(n)) return null;
	let i = k(e, t);
	return i.op === "window" ? { do: wt.name } : i.op === "ask" ? i.lapse(t, n, w(t), r) : null;
}, Lt = (e, t) => {
	let n = t.table.ask;
	if (n === null || n.closes === null || n.closes > t.table.clock) return;
	let r = k(e, t.table);
	if (r.op === "race") lt(t, r);
	else if (r.op === "window") Nt(t);
	else for (let r of n.waiting) Ft(e, t, r, It(e, t.table, r, (e) => t.below(e)), t.table.clock);
}, Rt = (e) => typeof e == "number" && Number.isFinite(e) && e >= 0, zt = (e, t) => Number.isInteger(e) && e >= 0 && e < t, Bt = (e) => typeof e == "object" && !!e && !Array.isArray(e), Vt = (e) => {
	if (!Bt(e)) return !1;
	let t = 0;
	for (let n in e) t++;
	return "tick" in e || "cue" in e || "again" in e ? t === 1 : "at" in e ? "seat" in e ? t === 3 && "move" in e : t === 2 && ("lapse" in e || "verdict" in e) : !1;
}, Ht = (e, t, n, r, i) => {
	let a = t.table;
	if (!Bt(r) || typeof r.do != "string") return E.notAMove;
	let o = Mt(e, a, n, i).find((e) => e.name === r.do) ?? null, s = o ?? (Object.hasOwn(e.verbs, r.do) ? e.verbs[r.do] : null);
	if (s === null) return r.do === wt.name ? Ct(a, n) : E.noSuchVerb;
	let c = St(r, s.needs, a.seats, e.faces);
	if (c !== null) return {
		...E.wrongParts,
		about: c
	};
	if (o !== null) {
		let s = o.why(a, n, r, w(a));
		return s === null && Ft(e, t, n, r, i), s;
	}
	let l = Object.hasOwn(e.standing, s.name) ? e.standing[s.name] : null;
	if (l === null) return s.notNow(a, n);
	let u = jt(e, a, l, n, i) ?? l.why(a, n, r, w(a));
	return u === null && l.run(t, n, r), u;
}, Ut = (e, t, n, r) => {
	let i = t.table;
	if ("seat" in n) return Ht(e, t, n.seat, n.move, r);
	if ("lapse" in n) {
		let a = It(e, i, n.lapse, (e) => t.below(e));
		if (a === null) return E.notAsked;
		Ft(e, t, n.lapse, a, r);
	} else if ("verdict" in n) return ut(t, i.ask === null ? null : k(e, i), n.verdict);
	else if ("cue" in n) return rt(t, i.ask === null ? null : k(e, i));
	else if ("again" in n) return it(t, i.ask === null ? null : k(e, i));
	else Lt(e, t);
	return null;
}, Wt = (e, t, n) => {
	let r = t.table;
	if (!Vt(n)) return E.notAnInput;
	let i = "tick" in n ? n.tick : "cue" in n ? n.cue : "again" in n ? n.again : n.at;
	if (!Rt(i)) return E.badTime;
	if ("seat" in n ? !zt(n.seat, r.seats) : "lapse" in n && !zt(n.lapse, r.seats)) return E.noSuchSeat;
	if (e.outcome(r) !== null) return E.over;
	let a = r.clock, o = r.ask !== null && r.ask.kind !== "race" && r.ask.closes !== null && r.ask.closes < i && !("tick" in n);
	o && t.save(), i > a && (t.clock = i), o && (Lt(e, t), Ot(e, t));
	let s = Ut(e, t, n, i);
	return s === null ? Ot(e, t) : o ? t.restore() : t.clock = a, s;
}, Gt = (e, t) => {
	if (e === t) return !0;
	if (typeof e != "object" || typeof t != "object" || e === null || t === null || Array.isArray(e) !== Array.isArray(t)) return !1;
	let n = Object.keys(e);
	if (n.length !== Object.keys(t).length) return !1;
	for (let r of n) if (!Gt(e[r], t[r])) return !1;
	return !0;
}, Kt = (e, t) => {
	let n = null;
	for (let r in t) Gt(e[r], t[r]) || (n ??= {}, n[r] = t[r]);
	return n;
}, qt = (e, t, n) => {
	let r = e.at(-1);
	r?.after === t ? e[e.length - 1] = {
		after: t,
		open: {
			...r.open,
			...n
		}
	} : e.push({
		after: t,
		open: n
	});
}, Jt = ({ spots: e }, { cards: t, seats: n }, { cards: r }) => e.some((i) => {
	let [a, o] = [t[i.row], r[i.row]];
	if (a === o) return !1;
	let s = fe(i, n);
	return o.some((r) => {
		let o = a.includes(r) ? i : e.find((e) => t[e.row].includes(r));
		return (s & ~fe(o, n)) !== 0;
	});
}), Yt = (e, t, n, r, i, a) => {
	let { ask: o } = r;
	return !("seat" in i) || o === null || o.kind !== "ask" ? E.undoClosed : n(a) === null ? t(i.move.do) ? E.undoFinal : o.closes !== null && o.closes < i.at ? E.undoClosed : o.asked.length > 1 && a.ask?.asked !== o.asked ? E.undoRevealed : a.dice === r.dice ? a.kept !== r.kept || Jt(e, r, a) || a.known !== r.known && a.known.some((e, t) => (e & ~r.known[t]) !== 0) ? E.undoRevealed : null : E.undoRolled : E.over;
}, Xt = (e, t, n) => {
	if (e.kind === "switch") return typeof t == "boolean";
	if (e.kind === "choice") return typeof t == "string" && e.of.includes(t);
	if (e.kind === "text") return typeof t == "string" && t.length <= e.most;
	if (e.kind === "seat" && t === null) return !0;
	let [r, i] = e.kind === "seat" ? [0, n - 1] : [e.min, e.max];
	return Number.isInteger(t) && t >= r && t <= i;
}, Zt = (e, t) => e.kind === "switch" ? "true or false" : e.kind === "choice" ? `one of ${e.of.join(", ")}` : e.kind === "text" ? `a text of at most ${e.most} characters` : e.kind === "seat" ? `null or a seat from 0 to ${t - 1}` : `a whole number from ${e.min} to ${e.max}`, Qt = (e, t, n) => {
	if (t !== null && (typeof t != "object" || Array.isArray(t))) return {
		...E.option,
		about: "options are an object"
	};
	let r = t ?? {};
	for (let t in r) if (!Object.hasOwn(e, t)) return {
		...E.option,
		about: `${t}: the options are ${Object.keys(e).join(", ") || "none"}`
	};
	let i = {};
	for (let t in e) {
		let a = e[t], o = Object.hasOwn(r, t) ? r[t] : a.default;
		if (!Xt(a, o, n)) return {
			...E.option,
			about: `${t}: ${Zt(a, n)}`
		};
		i[t] = o;
	}
	return i;
}, $t = (e, t) => {
	let n = e.spots.filter((e) => e.is.seen !== "all").sort((e, t) => t.is.never.length - e.is.never.length);
	for (let e of t) {
		let t = n.filter((t) => e.some((e) => !t.is.never.includes(e)));
		for (let n = 1; n < t.length; n++) {
			let [r, i] = [t[n - 1], t[n]];
			if (e.some((e) => i.is.never.includes(e) && !r.is.never.includes(e))) throw Error(`zones ${r.zone} and ${i.zone} refuse different faces: dreams need them to nest`);
		}
	}
	return [...n, ...e.spots.filter((e) => e.is.seen === "all")];
}, en = (e, t) => {
	let n = [];
	for (let r of e.barred) (t.includes(r) ? n : e.fitting).push(r);
	e.barred = n;
}, tn = (e, t) => {
	let n = te(t, e.length), r = e[n];
	return e[n] = e[e.length - 1], e.pop(), r;
}, nn = (e, t, n, r, i) => {
	let a = n.face.slice(), o = /* @__PURE__ */ new Map();
	for (let t = 0; t < a.length; t++) {
		if ((n.known[t] & r) !== 0) continue;
		let i = e.backOf(a[t]), s = o.get(i);
		s ? s.barred.push(a[t]) : o.set(i, {
			fitting: [],
			barred: [a[t]]
		});
	}
	for (let { barred: e } of o.values()) e.sort();
	for (let { row: s, is: c } of t) for (let t of n.cards[s]) {
		if ((n.known[g(t)] & r) !== 0) continue;
		let s = o.get(e.backOf(n.face[g(t)]));
		s.barred.length > 0 && en(s, c.never), a[g(t)] = tn(s.fitting.length > 0 ? s.fitting : s.barred, i);
	}
	return a;
}, rn = (e, t, n, r) => {
	let i = t.ask;
	if (i === null || i.asked.length === i.waiting.length) return t;
	if (i.kind === "window") return {
		...t,
		ask: {
			...i,
			waiting: i.asked.filter((e) => e !== n || i.waiting.includes(e))
		}
	};
	let a = k(e, t);
	if (a.op !== "ask") return t;
	let o = w(t), s = o.vars[a.into].map((a) => {
		if (a.seat === n) return a;
		let s = {
			...t,
			ask: {
				...i,
				waiting: [a.seat]
			}
		}, c = Mt(e, s, a.seat).flatMap((e) => [...e.moves(s, a.seat, o)]), l = c.length > 0 ? c[te(r, c.length)] : It(e, s, a.seat, (e) => te(r, e));
		return {
			seat: a.seat,
			move: l
		};
	});
	return {
		...t,
		stack: t.stack.with(-1, {
			...o,
			vars: {
				...o.vars,
				[a.into]: s
			}
		})
	};
}, an = (e, t, n, r) => {
	let [i, a] = [_(r), v(n.seats)], o = n.cards.slice(), s = n.known.slice(), c = (t) => {
		let r = n.face[g(t)];
		return (s[g(t)] & i) === 0 ? `backs ${e.backOf(r)}` : `${s[g(t)] === a ? "all" : "alone"} ${r}`;
	};
	for (let e of t) {
		let t = n.cards[e.row], r = fe(e, n.seats);
		if (e.is.order === "fixed" || t.length === 0 || r === i) continue;
		if (r !== a) for (let e of t) s[g(e)] !== a && (s[g(e)] = r | s[g(e)] & i);
		let l = t.map((e) => ({
			id: e,
			at: c(e)
		})).sort((e, t) => e.at < t.at ? -1 : Number(e.at > t.at));
		o[e.row] = l.map(({ id: e }) => e);
	}
	return {
		cards: o,
		known: s
	};
}, on = (e, t, n, r, i) => {
	let a = u(i), o = {
		...n,
		...an(e, t, n, r)
	};
	return {
		...rn(e, {
			...o,
			face: nn(e, t, o, _(r), a),
			kept: n.kept.map((t, i) => i === r ? t : e.dreamKept(n, i, (e) => te(a, e)))
		}, r, a),
		dice: d(a)
	};
}, sn = (e, t, n, r) => {
	let i = u(r);
	return {
		...n,
		face: nn(e, t, n, v(n.seats), i),
		dice: d(i)
	};
}, cn = (e, t) => _(t === "rail" ? e.seats : t), ln = (e, t) => {
	let n = e.length;
	for (; t !== null && n > 0; n--) {
		let r = e[n - 1];
		if (r !== null && r <= t) break;
		e[n] = r;
	}
	e[n] = t;
}, un = (e, t, n, r) => {
	let i = cn(e, t), a = [];
	for (let t of n) {
		let n = (e.known[g(t)] & i) === 0 ? null : x(e, t);
		r === "free" ? ln(a, n) : a.push(n);
	}
	return a;
}, dn = (e, t, n, r) => {
	let i = e.cards[r];
	if (i !== t.cards[r]) return !1;
	if (e.known === t.known && e.face === t.face) return !0;
	for (let r of i) {
		let i = g(r);
		if (((e.known[i] ^ t.known[i]) & n) !== 0 || (e.known[i] & n) !== 0 && e.face[i] !== t.face[i]) return !1;
	}
	return !0;
}, fn = ({ spots: e }, t, n) => ((mn?.from !== t || mn.to !== n) && (mn = {
	from: t,
	to: n,
	spots: e.filter(({ row: e }) => !dn(n, t, pn, e))
}), mn.spots), pn = -1, mn = null, hn = (e, t, n, r) => {
	for (let i of e.cards[r]) {
		let r = e.known[g(i)];
		if ((r & t) !== 0 != ((r & n) !== 0)) return !1;
	}
	return !0;
}, gn = (e, { zone: t, is: n, owner: r, place: i }) => {
	let a = e[t], o = n.by === "table" || n.by === "place" ? a : a[r];
	return n.by === "table" || n.by === "seat" ? o : o[i];
}, _n = (e, t, n, r, i) => {
	let a = r === null ? null : r.view.zones, o = cn(t, n), s = i === null ? 0 : cn(t, i.viewer), c = (r === null ? e.room.spots : fn(e.room, r.table, t)).filter(({ owner: e, row: n }) => (e === null || e < t.seats) && (r === null || !dn(t, r.table, o, n)));
	if (a !== null && c.length === 0) return a;
	let l = { ...a };
	for (let e of c) {
		let { zone: r, is: c, owner: u, place: d, row: f } = e, p = i !== null && hn(t, o, s, f) ? gn(i.view.zones, e) : un(t, n, t.cards[f], c.order);
		if (c.by === "table") l[r] = p;
		else if (c.by === "place") l[r] = {
			...l[r],
			[d]: p
		};
		else {
			l[r] === a?.[r] && (l[r] = [...l[r] ?? []]);
			let e = l[r];
			e[u] = c.by === "seat" ? p : {
				...e[u],
				[d]: p
			};
		}
	}
	return l;
}, vn = (e, t) => {
	let { ask: n } = t;
	if (n === null) return null;
	let r = k(e, t), i = r.op === "ask" ? r.about?.(t, w(t)) ?? null : null;
	return {
		kind: n.kind,
		question: "question" in r ? r.question : "",
		...i === null ? {} : { about: i },
		waiting: n.kind === "window" ? n.asked : n.waiting,
		closes: n.closes,
		cued: n.cue !== null,
		down: n.down.map((e) => e.seat)
	};
}, yn = (e, t, n, r, i) => {
	let a = {
		seats: t.seats,
		config: t.config,
		zones: _n(e, t, n, r, i),
		open: t.open,
		ask: i === null ? vn(e, t) : i.view.ask
	};
	return e.keeps ? {
		...a,
		kept: n === "rail" ? null : t.kept[n]
	} : a;
}, bn = class e {
	viewer;
	#e;
	#t;
	constructor(e, t, n = null) {
		this.#e = e, this.viewer = t, this.#t = n;
	}
	get seen() {
		return this.#t;
	}
	look(e, t = null) {
		let n = t !== null && t.seen?.table === e ? {
			viewer: t.viewer,
			view: t.seen.view
		} : null, r = yn(this.#e, e, this.viewer, this.#t, n);
		return this.#t = {
			table: e,
			view: r
		}, r;
	}
	copy() {
		return new e(this.#e, this.viewer, this.#t);
	}
}, xn = ({ zone: e, owner: t, place: n }) => ({
	zone: e,
	seat: t,
	place: n
}), Sn = (e, { tell: t, cards: n, from: r, to: i, more: a, secret: o, eyes: s = -1 }) => ({
	tell: t,
	secret: o ?? null,
	cards: n?.map((t) => ({
		face: x(e, t),
		known: e.known[g(t)] & s
	})) ?? null,
	more: {
		...r ? { from: xn(r) } : {},
		...i ? { to: xn(i) } : {},
		...a
	},
	told: {
		open: null,
		closed: null
	}
}), Cn = ({ tell: e, cards: t, more: n, secret: r, told: i }, a, o) => {
	if (r !== null) return {
		tell: e,
		...n,
		kept: o === r.of ? r.kept : null
	};
	if (t === null) return i.open ??= {
		tell: e,
		...n
	}, i.open;
	let s = cn({ seats: a }, o), c = t.map(({ face: e, known: t }) => (t & s) === 0 ? null : e), l = () => ({
		tell: e,
		cards: c,
		...n
	}), u = c[0] === null;
	if (c.some((e) => e === null !== u)) return l();
	let d = u ? "closed" : "open";
	return i[d] ??= l(), i[d];
}, wn = class {
	#e = [];
	facts = [];
	happened(e, t) {
		this.#e.push(Sn(t, e));
	}
	opens(e, { open: t }) {
		let n = Kt(t, e);
		n !== null && qt(this.facts, this.#e.length, n);
	}
	told(e, t) {
		return t === "rail" || t < e ? this.#e.map((n) => Cn(n, e, t)) : [];
	}
}, Tn = (e) => {
	let { by: t, order: n } = e[0].is, r = (e, t, r) => un(e, t, e.cards[r.row], n), i = (e, t, n) => Object.fromEntries(n.map((n) => [n.place, r(e, t, n)]));
	if (t === "table") return (t, n) => r(t, n, e[0]);
	if (t === "place") return (t, n) => i(t, n, e);
	let a = [...new Set(e.map((e) => e.owner))].map((t) => e.filter((e) => e.owner === t));
	return t === "seat" ? (e, t) => a.slice(0, e.seats).map((n) => r(e, t, n[0])) : (e, t) => a.slice(0, e.seats).map((n) => i(e, t, n));
}, En = (e) => {
	let t = [...new Set(e.room.spots.map(({ zone: e }) => e))], n = t.map((t) => Tn(e.room.spots.filter((e) => e.zone === t)));
	class r {
		t;
		seat;
		drawn = [];
		constructor(e, t) {
			this.t = e, this.seat = t;
		}
	}
	for (let [e, i] of t.entries()) Object.defineProperty(r.prototype, i, { get() {
		return this.drawn[e] ??= n[e](this.t, this.seat), this.drawn[e];
	} });
	return (t, n) => {
		let i = {
			seats: t.seats,
			config: t.config,
			zones: new r(t, n),
			open: t.open,
			get ask() {
				return vn(e, t);
			}
		};
		return e.keeps ? {
			...i,
			kept: t.kept[n]
		} : i;
	};
}, Dn = (e) => Object.fromEntries(e.map((e) => [e.name, e])), On = (e) => {
	Qe(e);
	let t = e.room, n = [e.fewest, t.most], r = Object.keys(e.cards), i = Object.values(e.scripts).some(({ steps: e }) => e.some((e) => e.op === "window")), a = /* @__PURE__ */ new WeakMap(), o = {
		room: t,
		faces: new Set(r),
		copyOpen: e.copyOpen ?? ((e) => ({ ...e })),
		scripts: e.scripts,
		verbs: Dn([
			...i ? [wt] : [],
			...e.verbs,
			...e.standing
		]),
		standing: Dn(e.standing),
		outcome: e.outcome,
		box: (t, n) => {
			let i = a.get(t);
			if (i?.seats === n) return i.box;
			let o = r.flatMap((r) => {
				let { copies: i } = e.cards[r];
				return Array.from({ length: typeof i == "number" ? i : i(t, n) }, () => r);
			});
			return a.set(t, {
				seats: n,
				box: o
			}), o;
		},
		backOf: (t) => e.cards[t].back ?? "",
		keeps: e.dreamKept !== void 0,
		dreamKept: e.dreamKept ?? (() => null)
	}, s = $t(t, [...new Set(r.map(o.backOf))].map((e) => r.filter((t) => o.backOf(t) === e))), c = e.lawful ?? je(e.begin), l = (n, r, i) => {
		let a = o.box(n, r);
		return {
			seats: r,
			config: n,
			clock: 0,
			dice: u(i),
			face: a,
			known: a.map(() => v(r)),
			cards: t.spots.map((e) => e.zone === "box" ? a.map((e, t) => se(t)) : []),
			...e.begin(n, r),
			stack: [],
			ask: null
		};
	}, d = (e, t, n = null) => {
		let r = new me(e, o, n);
		return r.push(t, 0, {}), Ot(o, r), r.table;
	}, f = (e) => Number.isInteger(e) && e >= n[0] && e <= n[1], p = (t, n) => e.outcome(t) === null ? e.standing.filter((e) => jt(o, t, e, n) === null) : [], m = En(o);
	return {
		id: e.id,
		version: e.version,
		seats: n,
		zones: t.zones,
		faces: r,
		options: e.options,
		questions: $e(e.scripts),
		winnerBegins: e.winnerBegins === !0,
		isScene: (t) => e.isScene?.(t) ?? !1,
		teams: (t, n) => e.teams?.(t, n) ?? null,
		configure(t, r) {
			if (!f(r)) return {
				...E.seats,
				about: `${e.id} is for ${n[0]} to ${n[1]}`
			};
			let i = Qt(e.options, t, r);
			return Me(i) ? i : e.check?.(i, r) ?? i;
		},
		facts(e, t) {
			let n = c.facts({
				config: e,
				seats: t,
				who: () => "a player"
			});
			return Object.fromEntries(Object.entries(n).map(([e, t]) => [e, t.said]));
		},
		copies(e, t) {
			let n = Object.fromEntries(r.map((e) => [e, 0]));
			for (let r of o.box(e, t)) n[r]++;
			return n;
		},
		setup: (e, t, n) => d(l(e, t, n), "game"),
		open(e, t, n) {
			let r = new wn();
			return {
				table: d(l(e, t, n), "game", r),
				told: (e) => r.told(t, e),
				facts: r.facts
			};
		},
		lay(n, r, i, a) {
			let s = l(n, r, i), u = qe(t, s.face, r, i, a, e.rest);
			if (Me(u)) return u;
			let f = Je(s.open, a.open ?? {});
			if (Me(f)) return f;
			let p = Ye(s.kept, a.kept ?? {}, o.keeps);
			if (Me(p)) return p;
			let m = {
				...s,
				...u,
				open: f,
				kept: p
			}, h = ke(c, m, a.open ?? {}, a.names);
			return h.length > 0 ? {
				...E.position,
				about: `${h.join("; ")}.`
			} : e.outcome(m) === null ? d(m, "position") : {
				...E.position,
				about: "the game would be over."
			};
		},
		offers(e, t) {
			let n = [], r = (r, i) => {
				r.possible(e, t, w(e)) && n.push({
					do: r.name,
					needs: r.needs,
					question: i
				});
			}, i = Mt(o, e, t), a = i.length > 0 ? k(o, e) : null, s = a !== null && "question" in a ? a.question : null;
			for (let e of i) r(e, s);
			for (let n of p(e, t)) r(n, null);
			return n;
		},
		*moves(e, t, n) {
			let r = (e) => n === void 0 || e.name === n;
			for (let n of Mt(o, e, t)) r(n) && (yield* n.moves(e, t, w(e)));
			for (let n of p(e, t)) r(n) && (yield* n.moves(e, t, w(e)));
		},
		lapse: (e, t) => It(o, e, t, () => 0),
		needs: (e) => Object.hasOwn(o.verbs, e) ? o.verbs[e].needs : null,
		play(e, t) {
			let n = new wn(), r = new me(e, o, n);
			return Wt(o, r, t) ?? {
				table: r.table,
				told: (t) => n.told(e.seats, t),
				facts: n.facts
			};
		},
		next(e, t) {
			let n = new me(e, o, null);
			return Wt(o, n, t) ?? n.table;
		},
		search(e) {
			let t = new me(e, o, null);
			return {
				table: t.table,
				next: (e) => Wt(o, t, e)
			};
		},
		stays: (n, r, i) => Yt(t, (e) => o.verbs[e].final, e.outcome, n, r, i),
		alarm: (t) => t.ask === null || e.outcome(t) !== null ? null : t.ask.closes,
		race(e) {
			let t = e.ask === null ? null : k(o, e);
			if (t === null || t.op !== "race" || e.ask === null) return null;
			let n = w(e);
			return {
				hand: t.hand.name,
				racers: e.ask.asked,
				down: e.ask.down.map((e) => e.seat),
				cued: e.ask.cue !== null,
				within: t.within(e, n),
				mayMiss: t.mayMiss(e, n)
			};
		},
		view: (e, t) => yn(o, e, t, null, null),
		watcher: (e) => new bn(o, e),
		glance: m,
		ask: (e) => vn(o, e),
		imagine: (e, t, n) => on(o, s, e, t, n),
		redealt: (e, t) => sn(o, s, e, t),
		outcome: e.outcome,
		miscount(e) {
			let t = e.face.map(() => 0);
			for (let n of e.cards) for (let e of n) t[g(e)]++;
			let n = t.findIndex((e) => e !== 1);
			if (n >= 0) return `a ${e.face[n]} lies in ${t[n]} places`;
			let r = /* @__PURE__ */ new Map();
			for (let t of o.box(e.config, e.seats)) r.set(t, (r.get(t) ?? 0) + 1);
			for (let t of e.face) r.set(t, (r.get(t) ?? 0) - 1);
			for (let e of r.values()) if (e !== 0) return "the faces are not those of the box";
			return null;
		}
	};
}, kn = (e) => Object.keys(e), An = (e) => Object.fromEntries(e), jn = /* @__PURE__ */ t({
	act: () => Pn,
	answerOf: () => A,
	ask: () => In,
	call: () => Hn,
	each: () => Gn,
	loop: () => Wn,
	race: () => Rn,
	script: () => Nn,
	when: () => Un,
	window: () => Ln
}), Mn = (e) => e.flat(Infinity), Nn = (e, t = {}) => {
	let n = Mn(e);
	return {
		steps: [...n, ...Mn(t.always ?? [])],
		always: n.length,
		locks: t.locks ?? []
	};
}, Pn = (e) => ({
	op: "act",
	run: e
}), Fn = (e) => ({
	op: "skip",
	run: e
}), In = ({ question: e, about: t, who: n, verbs: r, into: i, lapse: a, within: o }) => ({
	op: "ask",
	question: e,
	...t === void 0 ? {} : { about: t },
	who: n,
	verbs: r,
	into: i,
	lapse: a,
	within: o ?? null
}), Ln = ({ question: e, who: t, verbs: n, within: r }) => ({
	op: "window",
	question: e,
	who: t,
	verbs: n,
	within: r
}), Rn = ({ question: e, who: t, hand: n, into: r, within: i, mayMiss: a, atCue: o }) => ({
	op: "race",
	question: e,
	who: t,
	hand: n,
	into: r,
	within: i,
	mayMiss: a,
	atCue: o
}), zn = (e, t) => t.by, Bn = {}, Vn = () => Bn, Hn = (e, { by: t = zn, vars: n = Vn } = {}) => ({
	op: "call",
	named: typeof e == "string" ? e : null,
	script: typeof e == "string" ? () => e : e,
	by: t,
	vars: n
}), Un = (e, ...t) => {
	let n = Mn(t);
	return [Fn((t, r) => e(t, r) ? 0 : n.length), ...n];
}, Wn = (e, ...t) => {
	let n = Mn(t);
	return [
		Fn((t, r) => e(t, r) ? 0 : n.length + 1),
		...n,
		Fn((t, r) => e(t, r) ? -n.length - 1 : 0)
	];
}, Gn = (e, t, ...n) => {
	let r = `${t}:all`;
	return [Pn((t, n) => t.note(r, e(t.table, n))), ...Wn((e, t) => t.vars[r].length > 0, Pn((e, n) => {
		let [i, ...a] = n.vars[r];
		e.note(t, i), e.note(r, a);
	}), ...n)];
}, A = (e, t, n) => {
	for (let { seat: r, move: i } of e.vars[t]) if (r === n) return i;
	throw Error(`seat ${n} has not answered "${t}"`);
}, Kn = {
	fewest: 2,
	most: 9
}, qn = (e, { name: t }) => e.do === t, Jn = (e, t, n, r) => {
	for (let { seat: i, move: a } of e.vars[t] ?? []) if (i === n && qn(a, r)) return a;
	return null;
}, Yn = (e, t) => {
	let n = e.vars.move;
	if (n === void 0 || !qn(n, t)) throw Error(`"${e.script}" was not set off by "${t.name}"`);
	return n;
}, Xn = {
	...jn,
	...dt,
	top: w,
	does: qn,
	answer: Jn,
	cause: Yn
}, Zn = () => Xn, j = {
	weapons: [
		{
			card: "ammo-1",
			copies: 8,
			bullets: 1
		},
		{
			card: "ammo-2",
			copies: 9,
			bullets: 2
		},
		{
			card: "ammo-3",
			copies: 9,
			bullets: 3
		},
		{
			card: "ammo-4",
			copies: 8,
			bullets: 4
		},
		{
			card: "ammo-5",
			copies: 6,
			bullets: 5
		},
		{
			card: "ammo-6",
			copies: 6,
			bullets: 6,
			printed: ["bullets"]
		},
		{
			card: "mustang",
			copies: 8
		},
		{
			card: "cactus",
			copies: 4
		},
		{
			card: "coyote",
			copies: 4
		}
	],
	money: [
		{
			card: "stagecoach",
			copies: 7,
			dollars: 5e4,
			guards: 0,
			printed: ["guards"]
		},
		{
			card: "mail-car",
			copies: 8,
			dollars: 1e5,
			guards: 2
		},
		{
			card: "gold-train",
			copies: 6,
			dollars: 2e5,
			guards: 4
		},
		{
			card: "fort-knox",
			copies: 3,
			dollars: 3e5,
			guards: 6
		},
		{
			card: "sheriff",
			copies: 3
		},
		{
			card: "war-party-2",
			copies: 1,
			guards: 2
		},
		{
			card: "war-party-3",
			copies: 1,
			guards: 3
		},
		{
			card: "war-party-4",
			copies: 1,
			guards: 4
		},
		{
			card: "war-party-5",
			copies: 1,
			guards: 5
		},
		{
			card: "war-party-6",
			copies: 1,
			guards: 6
		},
		{
			card: "dynamite",
			copies: 2
		}
	],
	cowboys: [
		{
			card: "doc-holliday",
			limit: 5
		},
		{
			card: "belle-starr",
			limit: 5
		},
		{
			card: "billy-the-kid",
			limit: 6
		},
		{
			card: "jesse-james",
			limit: 6
		},
		{
			card: "wild-bill-hickok",
			limit: 6
		},
		{
			card: "butch-cassidy",
			limit: 6
		},
		{
			card: "pat-garrett",
			limit: 7,
			printed: ["limit"]
		},
		{
			card: "wyatt-earp",
			limit: 7
		},
		{
			card: "sundance-kid",
			limit: 7
		},
		{
			card: "john-wesley-hardin",
			limit: 7
		},
		{
			card: "buffalo-bill",
			limit: 8
		},
		{
			card: "calamity-jane",
			limit: 8
		}
	]
}, M = 5e4, Qn = 1e6, $n = 5e5, er = {
	weapons: 62,
	money: 34,
	cowboys: 12
}, tr = 3, nr = {
	weapons: [
		"card",
		"copies",
		"bullets"
	],
	money: [
		"card",
		"copies",
		"dollars",
		"guards"
	],
	cowboys: ["card", "limit"]
}, rr = "printed", ir = /^[a-z]+(-[a-z]+)*(-[0-9]+)?$/, ar = [
	"mustang",
	"cactus",
	"coyote"
], or = ["sheriff", "dynamite"], sr = (e) => e.startsWith("war-party"), cr = (e) => typeof e == "number" && Number.isSafeInteger(e) && e >= 0, lr = (e) => cr(e) && e > 0, ur = (e, t) => {
	if (typeof e.card != "string" || !ir.test(e.card)) return "a card is named by small letters and hyphens, as \"gold-train\"";
	for (let [n, r] of Object.entries(e)) if (n === rr) {
		let t = Array.isArray(r) ? r.find((t) => !Object.hasOwn(e, t)) : r;
		if (t !== void 0) return `"printed" lists numbers of its own row, not ${t}`;
	} else {
		if (!t.includes(n)) return `there is no column "${n}", only ${[...t, rr].join(", ")}`;
		if (n !== "card" && !cr(r)) return `"${n}" must be a whole number, not ${r}`;
	}
	return t.includes("copies") && !lr(e.copies) ? "\"copies\" must be 1 or more" : null;
}, dr = ({ card: e, bullets: t }) => ar.includes(e) ? t === void 0 ? null : `a ${e} carries no bullets` : lr(t) ? null : `is neither ammunition, with 1 or more "bullets", nor ${ar.join(", ")}`, fr = ({ card: e, dollars: t, guards: n }, r) => or.includes(e) ? t === void 0 && n === void 0 ? null : `a ${e} has no numbers` : n === void 0 ? "\"guards\" is missing: how many must be shot?" : n > r ? `no cowboy shoots ${n} times: the best of them ${r}` : sr(e) ? t === void 0 ? n > 0 ? null : "a war party has 1 or more \"guards\"" : "a war party is worth nothing" : lr(t) && t % 5e4 == 0 ? null : `"dollars" must go in steps of ${M}, not ${t}`, pr = ({ limit: e }) => lr(e) ? null : "\"limit\" must be 1 or more", mr = (e) => e.reduce((e, { copies: t = 1 }) => e + t, 0), hr = (e) => {
	for (let t of kn(er)) if (mr(e[t]) !== er[t]) return `${t}: ${mr(e[t])} cards instead of ${er[t]}`;
	if (!e.money.some((e) => e.card === "sheriff")) return "money: without a sheriff no card would ever come back to this deck";
	let t = e.money.reduce((e, { dollars: t = 0, copies: n }) => e + t * n, 0), n = tr * (Qn - M) + M;
	return t >= n ? null : `money: ${t} dollars in all, but at least ${n} are needed: else three teams could each stop short of ${Qn} with nothing left to rob`;
}, gr = ((e) => {
	let t = /* @__PURE__ */ new Set(), n = Math.max(0, ...e.cowboys.map((e) => e.limit)), r = (e, n, r) => {
		for (let [i, a] of n.entries()) {
			let n = t.has(a.card) ? "this card has a row already" : null, o = ur(a, nr[e]) ?? n ?? r(a);
			if (o !== null) return `${e}, row ${i + 1} (${a.card}): ${o}`;
			t.add(a.card);
		}
		return null;
	};
	return r("weapons", e.weapons, dr) ?? r("money", e.money, (e) => fr(e, n)) ?? r("cowboys", e.cowboys, pr) ?? hr(e);
})(j);
if (gr !== null) throw Error(`games/caliber-45/decks.ts cannot be played with. ${gr}`);
var _r = (e) => new Map(e.map((e) => [e.card, e])), vr = _r(j.weapons), yr = _r(j.money), br = _r(j.cowboys), xr = (e) => vr.has(e) ? "weapon" : yr.has(e) ? "money" : "cowboy", Sr = (e) => [
	...vr.keys(),
	...yr.keys(),
	...br.keys()
].filter((t) => xr(t) !== e), Cr = (e) => vr.get(e)?.bullets ?? 0, N = (e) => Cr(e) > 0, P = (e) => {
	let t = 0;
	for (let n of e) t += Cr(n);
	return t;
}, wr = (e, t = P(e)) => t * 10 + e.length, F = (e) => yr.get(e)?.guards ?? 0, I = (e) => yr.get(e)?.dollars !== void 0, Tr = (e, t) => e && t === "fort-knox" ? $n : yr.get(t)?.dollars ?? 0, L = (e) => br.get(e)?.limit ?? 0, Er = { never: Sr("weapon") }, Dr = { never: Sr("money") }, Or = { never: Sr("cowboy") }, kr = Fe({
	weapons: D("nobody", Er),
	thrown: D("all", {
		order: "free",
		...Er
	}),
	hand: Ne("owner", Er),
	spread: D("nobody", Dr),
	spent: D("all", {
		order: "free",
		...Dr
	}),
	loot: D("all", Dr),
	money: Ne("all", Dr),
	stable: D("nobody", Or),
	graveyard: D("all", {
		order: "free",
		...Or
	}),
	cowboy: Ne("owner", Or)
}, Kn.most), { at: R } = kr, Ar = {
	goal: {
		kind: "number",
		min: 200,
		max: 1e3,
		default: 1e3
	},
	teams: {
		kind: "text",
		most: 9,
		default: "usual"
	},
	freshCowboys: {
		kind: "choice",
		of: [
			"auto",
			"vote",
			"riders",
			"off"
		],
		default: "auto"
	},
	handicap: {
		kind: "switch",
		default: !1
	},
	richFortKnox: {
		kind: "switch",
		default: !1
	},
	first: {
		kind: "seat",
		default: null
	}
}, jr = ({ active: e, teams: t, tokens: n, debt: r, passes: i, armings: a, robberies: o, robbery: s, ended: c }) => ({
	active: e,
	teams: t,
	tokens: n,
	debt: r,
	passes: i,
	armings: a,
	robberies: o,
	robbery: s,
	ended: c
}), { act: z, answer: Mr, ask: B, call: V, cause: Nr, does: Pr, each: Fr, loop: Ir, script: H, verb: Lr, when: U } = Zn(), W = (e, t) => b(e, R.cowboy(t)) > 0, Rr = (e, t) => {
	let n = y(e, R.cowboy(t))[0];
	return n === void 0 ? 0 : L(x(e, n));
}, zr = (e, t, n) => Math.min(Rr(e, t), P(n)), Br = (e, t) => S(e, R.hand(t)).filter(N), G = (e) => {
	let t = y(e, R.loot)[0];
	return t === void 0 ? "" : x(e, t);
}, Vr = (e, t) => Array.from({ length: e.seats }, (n, r) => (t + r) % e.seats), Hr = (e, t, n) => {
	for (let r = 1; r <= e.seats; r++) {
		let i = (n + r) % e.seats;
		if (t.includes(i)) return i;
	}
	return n;
}, Ur = (e, t, n) => {
	b(e.table, n) > 0 || b(e.table, t) === 0 || (e.move(y(e.table, t), t, n), e.shuffle(n));
}, Wr = (e) => {
	e.table.open.robbery === null && Ur(e, R.thrown, R.weapons);
}, Gr = (e) => Ur(e, R.spent, R.spread), Kr = (e) => Ur(e, R.graveyard, R.stable), qr = (e, t) => {
	e.move(y(e.table, R.weapons).slice(0, 1), R.weapons, R.hand(t)), Wr(e);
}, Jr = (e, t, n) => e.move(C(e.table, R.hand(t), n), R.hand(t), R.thrown), Yr = (e, t) => {
	e.move(y(e.table, R.stable).slice(0, 1), R.stable, R.cowboy(t)), Kr(e);
}, Xr = (e, t) => e.move(y(e.table, R.cowboy(t)), R.cowboy(t), R.graveyard), Zr = "Those cards are not all in your hand.", Qr = "Lay one or more ammunition cards, and nothing else.", $r = "Those bullets are not enough.", ei = "Your cowboy cannot use that many bullets at once.", K = {
	notArming: {
		rule: "C45-67",
		why: "That is done on your own turn of arming, one action a turn."
	},
	notRiding: {
		rule: "C45-35",
		why: "You do not ride along: you play nothing until this robbery is over."
	},
	noCowboy: {
		rule: "C45-20",
		why: "Without a cowboy you can only hire one or pass."
	},
	handFull: {
		rule: "C45-16",
		why: "With a full hand you throw one before you draw."
	},
	handNotFull: {
		rule: "C45-16",
		why: "You throw a card only with a full hand."
	},
	notHeld: {
		rule: "C45-16",
		why: Zr
	},
	throwOne: {
		rule: "C45-16",
		why: "Throw exactly one card; only a Coyote goes together with another."
	},
	coyote: {
		rule: "C45-17",
		why: "A Coyote is thrown only together with one ammunition card."
	},
	noWeapons: {
		rule: "C45-53",
		why: "The weapon deck is empty, and is not reshuffled before the robbery is over."
	},
	bailNotCovered: {
		rule: "C45-26",
		why: "Your own money does not cover the bail of your cowboy."
	},
	nothingToRob: {
		rule: "C45-10",
		why: "There is no money card left to rob."
	},
	haveCowboy: {
		rule: "C45-22",
		why: "You have a cowboy already."
	},
	nobodyToHire: {
		rule: "C45-11",
		why: "There is nobody left to hire."
	},
	notHiring: {
		rule: "C45-21",
		why: "You are not hiring anybody now."
	},
	noTokens: {
		rule: "C45-67",
		why: "There is no bail token on your cowboy."
	},
	notCalled: {
		rule: "C45-35",
		why: "The call is answered once, when your turn to answer comes."
	},
	notPicking: {
		rule: "C45-8",
		why: "The caller picks one money card, once everybody has answered."
	},
	noSuchCard: {
		rule: "C45-8",
		why: "There is no such money card in the spread."
	},
	notFacing: {
		rule: "C45-40",
		why: "Neither guards nor a war party are yours to meet now."
	},
	nothingToFear: {
		rule: "C45-39",
		why: "Nothing threatens your cowboy now."
	},
	onlyAmmo: {
		rule: "C45-68",
		why: Qr
	},
	bulletsNotHeld: {
		rule: "C45-68",
		why: Zr
	},
	tooFewBullets: {
		rule: "C45-68",
		why: $r
	},
	overLimit: {
		rule: "C45-38",
		why: ei
	},
	mustangNotNow: {
		rule: "C45-69",
		why: "A Mustang saves you from guards, a war party or a shot, and from nothing else."
	},
	noMustang: {
		rule: "C45-69",
		why: "You have no Mustang."
	},
	noSheriff: {
		rule: "C45-44",
		why: "No Sheriff asks anything of you now."
	},
	noVote: {
		rule: "C45-81",
		why: "There is nothing to vote on."
	},
	notYourMove: {
		rule: "C45-48",
		why: "It is not your turn in a shoot-out."
	},
	nobodyPasses: {
		rule: "C45-48",
		why: "Nobody passes in a shoot-out: shoot, draw or flee."
	},
	notInAFight: {
		rule: "C45-53",
		why: "In a shoot-out you only draw or swap weapon cards."
	},
	notAnEnemy: {
		rule: "C45-49",
		why: "Shoot at a rider of another team."
	},
	shootAmmo: {
		rule: "C45-49",
		why: Qr
	},
	shotNotHeld: {
		rule: "C45-49",
		why: Zr
	},
	notShotAt: {
		rule: "C45-50",
		why: "Nobody is shooting at you now."
	},
	defendAmmo: {
		rule: "C45-50",
		why: Qr
	},
	defenceNotHeld: {
		rule: "C45-50",
		why: Zr
	},
	defenceTooWeak: {
		rule: "C45-50",
		why: $r
	},
	defenceOverLimit: {
		rule: "C45-50",
		why: ei
	},
	fleeNotNow: {
		rule: "C45-70",
		why: "You flee on your own turn in a shoot-out; a shot must be answered."
	},
	teams: {
		rule: "C45-82",
		why: "These players cannot be split like that: there are two or three teams of one to three players."
	}
}, ti = 1e3, ni = [
	"usual",
	"two",
	"three"
], ri = (e) => ni.some((t) => t === e), ii = [
	"A",
	"B",
	"C"
], ai = (e) => {
	let t = ii.map((t, n) => e.filter((e) => e === n).length);
	return t[0] > 0 && t[1] > 0 && Math.max(...t) <= 3;
}, oi = (e, t) => {
	let n = t === "usual" ? e === 3 || e > 6 ? 3 : 2 : t === "two" ? 2 : 3;
	if (n > e) return null;
	let r = Array.from({ length: e }, (e, t) => t % n);
	return n === 3 && e % 3 == 1 && ([r[e - 2], r[e - 1]] = [r[e - 1], r[e - 2]]), r;
}, si = (e, t) => {
	let n = ri(e.teams) ? oi(t, e.teams) : [...e.teams].map((e) => ii.indexOf(e));
	return n?.length === t && !n.includes(-1) && ai(n) ? n : null;
}, q = ({ open: e }) => [...new Set(e.teams)].sort(), ci = ({ open: e }, t) => e.teams.flatMap((e, n) => e === t ? [n] : []), li = ({ open: e }, t) => e.teams.filter((e) => e === t).length, ui = (e, t) => {
	let n = 0;
	for (let r of y(e, R.money(t))) n += Tr(e.config.richFortKnox, x(e, r));
	return n;
}, di = (e, t) => ui(e, t) - e.open.debt[t], fi = (e, t, n) => n === 0 || di(e, t) >= n * 5e4, pi = ({ open: e }, t, n) => {
	let r = 0;
	for (let i = 0; i < e.teams.length; i++) e.teams[i] === t && (r += n(i) - e.debt[i]);
	return r;
}, mi = (e, t) => pi(e, t, (t) => ui(e, t)), hi = (e, t) => {
	let n = e.config.goal * ti;
	if (!e.config.handicap) return n;
	let r = Math.max(...q(e).map((t) => li(e, t)));
	return Math.ceil(n * li(e, t) / r / M) * M;
}, gi = (e) => q(e).filter((t) => mi(e, t) >= hi(e, t)), _i = (e, t, n) => e.open.teams[t] === e.open.teams[n], vi = (e, t) => e.open.robbery.riders.filter((n) => !_i(e, t, n)), J = (e, t, n = () => null) => Lr({
	name: e,
	needs: {},
	notNow: t,
	why: n,
	moves: (e, t) => n(e, t) === null ? [{}] : []
}), yi = (e) => e.open.robbery?.stage === "shoot-out", Y = (e, t = e) => (n, r) => {
	let { robbery: i } = n.open;
	return i !== null && i.stage !== "call" && !i.riders.includes(r) ? K.notRiding : yi(n) ? t : e;
}, bi = 6, xi = Y(K.notArming, K.notYourMove), Si = Y(K.notArming, K.notInAFight), Ci = J("draw", xi, (e, t) => W(e, t) ? b(e, R.hand(t)) >= bi ? K.handFull : b(e, R.weapons) === 0 ? K.noWeapons : null : K.noCowboy), wi = (e, t) => W(e, t) ? b(e, R.hand(t)) < bi ? K.handNotFull : b(e, R.weapons) === 0 ? K.noWeapons : null : K.noCowboy, Ti = (e) => e.includes("coyote") ? e.length === 2 && e.some(N) ? null : K.coyote : e.length === 1 ? null : K.throwOne, Ei = Lr({
	name: "swap",
	needs: { cards: "faces" },
	notNow: xi,
	why: (e, t, { cards: n }) => wi(e, t) ?? (C(e, R.hand(t), n) === null ? K.notHeld : Ti(n)),
	*moves(e, t) {
		if (wi(e, t) !== null) return;
		let n = [...new Set(S(e, R.hand(t)))].sort();
		for (let e of n) e !== "coyote" && (yield { cards: [e] });
		if (n.includes("coyote")) for (let e of n) N(e) && (yield { cards: [e, "coyote"] });
	}
}), Di = J("rob", Y(K.notArming), (e, t) => W(e, t) ? fi(e, t, e.open.tokens[t]) ? b(e, R.spread) === 0 ? K.nothingToRob : null : K.bailNotCovered : K.noCowboy), Oi = J("unbail", Si, (e, t) => W(e, t) ? e.open.tokens[t] > 0 ? null : K.noTokens : K.noCowboy), ki = J("pass", Y(K.notArming, K.nobodyPasses)), Ai = J("hire", Y(K.notArming, K.notInAFight), (e, t) => W(e, t) ? K.haveCowboy : b(e, R.stable) === 0 ? K.nobodyToHire : null), ji = J("keep", () => K.notHiring), Mi = J("refuse", () => K.notHiring), Ni = (e) => A(e, "action", e.by), Pi = H([
	B({
		question: "arming",
		who: (e, t) => [t.by],
		verbs: [
			Ci,
			Ei,
			Di,
			Ai,
			Oi,
			ki
		],
		into: "action",
		lapse: (e, t, n) => ({ do: Ci.why(e, t, { do: "draw" }, n) === null ? "draw" : "pass" })
	}),
	z((e, t) => {
		let { passes: n, armings: r } = e.table.open;
		e.open({
			passes: Ni(t).do === "pass" ? n + 1 : 0,
			armings: r + 1
		});
	}),
	V((e, t) => Ni(t).do, { vars: (e, t) => ({ move: Ni(t) }) }),
	U((e, t) => Ni(t).do !== "rob", z((e, t) => e.open({ active: (t.by + 1) % e.table.seats })), V((e) => e.open.passes >= 3 * e.seats || e.open.armings >= 200 ? "standstill" : null))
]), Fi = H([z((e) => {
	e.say("standstill"), e.open({ ended: "standstill" });
})]), Ii = H([z((e, t) => qr(e, t.by))]), Li = H([z((e, t) => {
	Jr(e, t.by, Nr(t, Ei).cards), qr(e, t.by);
})]), Ri = H([
	z((e, t) => Yr(e, t.by)),
	B({
		question: "hire",
		who: (e, t) => [t.by],
		verbs: [ji, Mi],
		into: "hired",
		lapse: () => ({ do: "keep" })
	}),
	z((e, t) => {
		A(t, "hired", t.by).do === "keep" ? (e.open({ tokens: e.table.open.tokens.with(t.by, 3) }), e.say("hired", {
			seat: t.by,
			tokens: 3
		})) : (e.say("turned-away", { seat: t.by }), Xr(e, t.by));
	})
]), zi = H([z((e, t) => {
	let n = e.table.open.tokens[t.by] - 1;
	e.open({ tokens: e.table.open.tokens.with(t.by, n) }), e.say("unbailed", {
		seat: t.by,
		left: n
	});
})]), Bi = H([z((e, t) => e.say("passed", { seat: t.by }))]), Vi = 6, Hi = 3, Ui = 3, Wi = 1e5, Gi = 8, Ki = (e) => Array.from({ length: e.seats }, (e, t) => t), qi = {
	facts(e) {
		let t = xe(e), n = Ce(t, {
			most: e.seats,
			distinct: !0
		});
		return {
			active: t,
			teams: we(e, T(0, 2)),
			tokens: we(e, T(0, Hi)),
			debt: we(e, ye(M, M * Wi)),
			passes: T(0, Ui * e.seats - 1),
			armings: T(0, 199),
			robberies: T(0, Wi),
			robbery: Se(Te({
				caller: t,
				riders: n,
				turn: t,
				stage: be("attack", "shoot-out"),
				acted: n,
				shot: Se(Te({
					by: t,
					whom: t,
					strength: T(1, Gi)
				})),
				stayed: n,
				left: Ce(Te({
					seat: t,
					how: be("killed", "jailed", "rode-off", "fled")
				}), { most: e.seats })
			})),
			ended: be(null)
		};
	},
	must: [
		({ config: e, seats: t, open: n }) => {
			let r = si(e, t);
			return r.every((e, t) => e === n.teams[t]) ? null : `teams is ${JSON.stringify(n.teams)}: with these options it must be ${JSON.stringify(r)}`;
		},
		(e, t) => Oe(Ki(e), (n) => {
			let r = De(e, R.hand(n), 0, Vi, t) ?? De(e, R.cowboy(n), 0, 1, t);
			return r === null ? e.open.tokens[n] > 0 && !W(e, n) ? `${t(n)} has bail tokens and no cowboy: tokens must be 0` : null : r;
		}),
		(e) => {
			let [t] = e.open.robbery === null ? gi(e) : [];
			return t === void 0 ? null : `team ${t} already has ${hi(e, t)} dollars: the game would be over`;
		},
		(e) => b(e, R.spread) + b(e, R.spent) + b(e, R.loot) > 0 ? null : "spread and spent are empty: there must be a money card to rob",
		(e, t) => {
			let { robbery: n } = e.open;
			if (n === null) return null;
			let { caller: r, riders: i, stayed: a, left: o, turn: s, acted: c, shot: l, stage: u } = n;
			if (e.open.active !== r) return `active is ${t(e.open.active)} in a robbery: it must be its caller, ${t(r)}`;
			let d = [
				...i,
				...a,
				...o.map(({ seat: e }) => e)
			], f = Oe(Ki(e), (e) => {
				let n = d.filter((t) => t === e).length;
				return n === 1 ? null : `${t(e)} is named ${n} times in riders, stayed and left of the robbery: it must be once`;
			});
			if (f !== null) return f;
			if (a.includes(r)) return `${t(r)} called the robbery and stayed: the caller rides`;
			if (i.length === 0) return "riders of the robbery is empty: somebody must be in it";
			let p = i.toSorted((t, n) => (t - r + e.seats) % e.seats - (n - r + e.seats) % e.seats);
			if (i.some((e, t) => e !== p[t])) return "riders of the robbery must stand clockwise from the caller";
			let m = i.find((t) => !W(e, t));
			if (m !== void 0) return `${t(m)} rides without a cowboy: there must be one`;
			let h = i.find((t) => e.open.tokens[t] > 0);
			if (h !== void 0) return `${t(h)} rides with bail tokens: tokens must be 0`;
			if (!i.includes(s)) return `turn of the robbery is ${t(s)}, who does not ride: it must be a rider`;
			let ee = c.find((e) => !i.includes(e) && !o.some((t) => t.seat === e));
			return ee === void 0 ? l === null ? null : u === "shoot-out" ? l.whom !== s || !i.includes(l.by) ? "shot must be by a rider, at the seat that has the turn" : e.open.teams[l.by] === e.open.teams[l.whom] ? "shot is by a mate of its target: it must be by another team" : null : `a shot waits for its answer in the ${u}: shot must be null` : `${t(ee)} acted in the robbery without riding: acted must name riders`;
		},
		(e, t) => {
			let { robbery: n } = e.open, r = De(e, R.loot, n === null ? 0 : 1, n === null ? 0 : 1, t);
			if (r !== null || n === null) return r;
			let i = S(e, R.loot)[0];
			return n.stage === "attack" ? F(i) > 0 ? null : `loot is ${i}, which nobody guards: in the attack it must have guards` : I(G(e)) ? null : `loot is ${i}: in a shoot-out it must be money`;
		}
	]
}, Ji = J("join", () => K.notCalled), Yi = J("decline", () => K.notCalled), Xi = Lr({
	name: "pick",
	needs: { card: "position" },
	notNow: () => K.notPicking,
	why: (e, t, { card: n }) => n < b(e, R.spread) ? null : K.noSuchCard,
	*moves(e) {
		for (let t = 0; t < b(e, R.spread); t++) yield { card: t };
	}
}), Zi = J("pay", () => K.noSheriff), Qi = J("jail", () => K.noSheriff), $i = J("agree", () => K.noVote), ea = J("disagree", () => K.noVote), ta = (e, t) => Lr({
	name: e,
	needs: { cards: "faces" },
	notNow: Y(t.notNow),
	why: (e, n, { cards: r }) => r.length === 0 || !r.every(N) ? t.onlyAmmo : C(e, R.hand(n), r) === null ? t.notHeld : Rr(e, n) < t.of(e) ? t.overLimit : P(r) < t.of(e) ? t.tooFew : null,
	*moves(e, n) {
		if (!(Rr(e, n) < t.of(e))) for (let r of oe(Br(e, n))) P(r) >= t.of(e) && (yield { cards: r });
	}
}), na = ta("meet", {
	of: (e) => F(G(e)),
	notNow: K.notFacing,
	onlyAmmo: K.onlyAmmo,
	notHeld: K.bulletsNotHeld,
	tooFew: K.tooFewBullets,
	overLimit: K.overLimit
}), ra = ta("defend", {
	of: (e) => e.open.robbery.shot.strength,
	notNow: K.notShotAt,
	onlyAmmo: K.defendAmmo,
	notHeld: K.defenceNotHeld,
	tooFew: K.defenceTooWeak,
	overLimit: K.defenceOverLimit
}), ia = J("mustang", Y(K.mustangNotNow), (e, t) => le(e, R.hand(t), "mustang") === null ? K.noMustang : null), aa = J("fall", Y(K.nothingToFear)), oa = (e, t) => {
	let n = [], r = [];
	for (let i of oe(e)) {
		let e = P(i), a = wr(i, e);
		for (let o = Math.min(t, e); o > 0 && !(r[o] <= a); o--) [n[o], r[o]] = [i, a];
	}
	return n;
}, sa = (e, t, n) => oa(e, t)[n] ?? null, ca = (e, t, n, r) => {
	let i = sa(Br(e, t), Rr(e, t), r);
	return i === null ? { do: le(e, R.hand(t), "mustang") === null ? "fall" : "mustang" } : {
		do: n,
		cards: i
	};
}, X = (e) => e.open.robbery, Z = (e, t) => {
	let n = X(e.table);
	e.open({ robbery: {
		caller: n.caller,
		riders: t.riders ?? n.riders,
		turn: t.turn ?? n.turn,
		stage: t.stage ?? n.stage,
		acted: t.acted ?? n.acted,
		shot: t.shot === void 0 ? n.shot : t.shot,
		stayed: t.stayed ?? n.stayed,
		left: t.left ?? n.left
	} });
}, la = (e, t, n) => {
	n === "rode-off" && Jr(e, t, ["mustang"]), e.say(n, { seat: t }), (n === "killed" || n === "jailed") && Xr(e, t);
	let { riders: r, left: i } = X(e.table);
	Z(e, {
		riders: r.filter((e) => e !== t),
		left: [...i, {
			seat: t,
			how: n
		}]
	});
}, ua = (e, t) => Z(e, {
	turn: Hr(e.table, X(e.table).riders, t),
	shot: null
}), da = Ir((e, t) => F(G(e)) > 0 && t.vars.beaten !== !0 && X(e).riders.length > 0, B({
	question: "meet",
	who: (e) => [X(e).turn],
	verbs: [
		na,
		ia,
		aa
	],
	into: "met",
	lapse: (e, t) => ca(e, t, "meet", F(G(e)))
}), z((e, t) => {
	let n = X(e.table).turn, r = A(t, "met", n);
	Pr(r, na) ? (Jr(e, n, r.cards), e.say("beat", {
		seat: n,
		guards: F(G(e.table))
	}), Z(e, { acted: [n] }), e.note("beaten", !0)) : (la(e, n, r.do === "mustang" ? "rode-off" : "killed"), ua(e, n));
})), fa = H([
	B({
		question: "pick",
		who: (e, t) => [t.by],
		verbs: [Xi],
		into: "picked",
		lapse: (e, t, n, r) => ({
			do: "pick",
			card: r(b(e, R.spread))
		})
	}),
	z((e, t) => {
		Z(e, { stage: "attack" }), e.move([y(e.table, R.spread)[Mr(t, "picked", t.by, Xi).card]], R.spread, R.loot);
	}),
	...da
]), pa = H([...da]), ma = j.money.map((e) => e.card).filter(I), ha = (e) => ma.toSorted((t, n) => Tr(e, n) - Tr(e, t)), ga = {
	usual: ha(!1),
	rich: ha(!0)
}, _a = (e, t) => {
	let n = e.map(() => 0);
	for (let r of t) {
		let t = e.indexOf(r);
		t >= 0 && n[t]++;
	}
	return n;
}, va = (e, t) => {
	let n = [...e, 0];
	for (let r = e.length - 1; r >= 0; r--) n[r] = n[r + 1] + e[r] * t[r];
	return n;
}, ya = (e, t, n) => e.flatMap((e, r) => Array.from({ length: Math.max(0, n * t[r]) }, () => e)), ba = (e, t, n) => {
	for (let r = 0; r < e.net.length; r++) {
		let i = Math.max(0, n * e.net[r]) - Math.max(0, n * t.net[r]);
		if (i !== 0) return i;
	}
	return 0;
}, xa = (e, t) => e.change - t.change || e.own - t.own || e.sum - t.sum || ba(e, t, 1) || ba(e, t, -1), Sa = (e, t, n, r) => {
	let i = e ? ga.rich : ga.usual, a = i.map((t) => Tr(e, t)), [o, s] = [_a(i, t), _a(i, n)], [c, l] = [va(o, a), va(s, a)], u = i.map(() => 0), d = { way: null }, f = (e, t, n, r, p) => {
		if (t > c[e] || -t > l[e] || d.way !== null && n > d.way.change) return;
		if (e === i.length) {
			let e = {
				net: u.slice(),
				change: n,
				own: r,
				sum: p
			};
			(d.way === null || xa(e, d.way) < 0) && (d.way = e);
			return;
		}
		let m = a[e];
		for (let i = -s[e]; i <= o[e]; i++) u[e] = i, i < 0 ? f(e + 1, t - i * m, n - i, r, p) : f(e + 1, t - i * m, n, r + i, p + i * m);
		u[e] = 0;
	};
	f(0, r, 0, 0, 0);
	let { way: p } = d;
	return p === null ? null : {
		paid: ya(i, p.net, 1),
		change: ya(i, p.net, -1)
	};
}, Ca = (e, t) => {
	let { open: n, config: r } = e.table, i = n.debt[t];
	if (i === 0) return !1;
	let a = Sa(r.richFortKnox, S(e.table, R.money(t)), S(e.table, R.spent), i);
	if (a === null) return !1;
	let o = C(e.table, R.spent, a.change), s = C(e.table, R.money(t), a.paid);
	return e.say("settled", {
		seat: t,
		dollars: i
	}), e.move(s, R.money(t), R.spent), e.move(o, R.spent, R.money(t)), e.open({ debt: n.debt.with(t, 0) }), !0;
}, wa = (e, t) => {
	let { seats: n, open: r } = e.table;
	if (!r.debt.every((e) => e === 0)) for (let r = t, i = 0; i < n; r = (r + 1) % n) i = Ca(e, r) ? 0 : i + 1;
}, Ta = (e, t, n, r) => {
	e.open({ debt: e.table.open.debt.with(t, e.table.open.debt[t] + n) }), e.say("owes", {
		seat: t,
		dollars: n,
		to: r
	}), wa(e, t);
	let i = e.table.open.debt[t];
	i > 0 && e.say("waits", {
		seat: t,
		dollars: i
	});
}, Ea = (e, t) => {
	let n = e.table.open.tokens[t];
	Z(e, { riders: [...X(e.table).riders, t] }), e.reveal(y(e.table, R.cowboy(t)), R.cowboy(t)), n !== 0 && (e.open({ tokens: e.table.open.tokens.with(t, 0) }), Ta(e, t, n * M, "bail"));
}, Da = (e, t) => W(e, t) && fi(e, t, e.open.tokens[t]), Oa = H([z((e, t) => {
	e.say("called", { seat: t.by }), e.open({
		robbery: {
			caller: t.by,
			riders: [],
			turn: t.by,
			stage: "call",
			acted: [],
			shot: null,
			stayed: [],
			left: []
		},
		robberies: e.table.open.robberies + 1,
		armings: 0
	}), Ea(e, t.by);
}), Fr((e, t) => Vr(e, t.by).slice(1), "asked", B({
	question: "call",
	who: (e, t) => Da(e, t.vars.asked) ? [t.vars.asked] : [],
	verbs: [Ji, Yi],
	into: "answer",
	lapse: () => ({ do: "decline" })
}), z((e, t) => {
	let n = t.vars.asked, r = Da(e.table, n);
	r && A(t, "answer", n).do === "join" ? (e.say("joins", { seat: n }), Ea(e, n)) : (e.say("stays", {
		seat: n,
		able: r
	}), Z(e, { stayed: [...X(e.table).stayed, n] }));
}))]), ka = (e) => {
	let { riders: t, acted: n, turn: r } = X(e);
	return n.findLast((e) => t.includes(e)) ?? r;
}, Aa = H([z((e) => {
	let t = ka(e.table);
	e.move(y(e.table, R.loot), R.loot, R.money(t)), Z(e, { turn: t }), wa(e, t);
})]), ja = (e) => e.config.freshCowboys === "riders", Ma = (e) => e.open.teams.every((t, n) => !W(e, n)), Na = H([z((e) => {
	for (let t of X(e.table).riders) la(e, t, "killed");
}), V((e) => ja(e) || Ma(e) && e.config.freshCowboys !== "off" ? "fresh-cowboys" : null)]), Pa = H([U((e) => e.config.freshCowboys === "vote", B({
	question: "fresh",
	who: (e) => e.open.teams.map((e, t) => t),
	verbs: [$i, ea],
	into: "votes",
	lapse: () => ({ do: "agree" })
}), z((e, t) => {
	let n = e.table.open.teams.flatMap((e, n) => A(t, "votes", n).do === "agree" ? [] : [n]);
	e.say("voted", { against: n }), e.note("refused", n.length > 0);
})), U((e, t) => t.vars.refused !== !0, z((e) => {
	e.say("fresh-cowboys");
	let { caller: t, left: n } = X(e.table), r = (e) => n.some((t) => t.seat === e);
	for (let n of Vr(e.table, t)) (!ja(e.table) || r(n)) && Yr(e, n);
}))]), Fa = (e) => I(G(e)) && X(e).riders.length > 0, Ia = [z((e) => {
	let { turn: t } = X(e.table);
	b(e.table, R.loot) > 0 && (e.move(y(e.table, R.loot), R.loot, R.spent), wa(e, t)), e.open({
		robbery: null,
		active: (t + 1) % e.table.seats
	}), Wr(e), Gr(e);
}), z((e) => {
	let [t] = gi(e.table);
	t !== void 0 && (e.say("million", { team: t }), e.open({ ended: "million" }));
})], La = H([
	V("call"),
	V("attack"),
	U((e) => G(e) === "sheriff", V("sheriff")),
	U((e) => G(e) === "dynamite", V("dynamite")),
	U(Fa, V("shoot-out"), V("division")),
	...Ia
]), Ra = H([
	z((e) => {
		for (let t of X(e.table).riders) e.reveal(y(e.table, R.cowboy(t)), R.cowboy(t));
	}),
	U((e) => X(e).stage === "attack", V("attack-goes-on")),
	U((e) => X(e).shot !== null, V("answer-shot")),
	U(Fa, V("shoot-out"), V("division")),
	...Ia
]), za = H([Fr((e) => X(e).riders, "rider", B({
	question: "sheriff",
	who: (e, t) => fi(e, t.vars.rider, 1) ? [t.vars.rider] : [],
	verbs: [Zi, Qi],
	into: "paid",
	lapse: () => ({ do: "pay" })
}), z((e, t) => {
	let n = t.vars.rider;
	fi(e.table, n, 1) && A(t, "paid", n).do === "pay" ? Ta(e, n, M, "sheriff") : la(e, n, "jailed");
})), z((e) => {
	e.move(y(e.table, R.spent), R.spent, R.spread), e.move(y(e.table, R.loot), R.loot, R.spread), e.shuffle(R.spread);
})]), Ba = Lr({
	name: "shoot",
	needs: {
		whom: "seat",
		cards: "faces"
	},
	notNow: Y(K.notYourMove),
	why: (e, t, { whom: n, cards: r }) => vi(e, t).includes(n) ? r.length === 0 || !r.every(N) ? K.shootAmmo : C(e, R.hand(t), r) === null ? K.shotNotHeld : null : K.notAnEnemy,
	*moves(e, t) {
		for (let n of vi(e, t)) for (let r of oe(Br(e, t))) yield {
			whom: n,
			cards: r
		};
	}
}), Va = J("flee", Y(K.fleeNotNow)), Ha = (e) => X(e).turn, Ua = (e) => {
	let [t, ...n] = X(e).riders;
	return n.some((n) => !_i(e, t, n));
}, Wa = (e, t) => Z(e, { acted: [...X(e.table).acted.filter((e) => e !== t), t] }), Ga = z((e, t) => {
	let n = Ha(e.table), r = A(t, "moved", n);
	if (Pr(r, Va) ? la(e, n, "fled") : Wa(e, n), Pr(r, Ba)) {
		let t = {
			by: n,
			whom: r.whom,
			strength: zr(e.table, n, r.cards)
		};
		Jr(e, n, r.cards), Z(e, {
			shot: t,
			turn: t.whom
		}), e.say("shot", t);
	} else Pr(r, Ei) && Jr(e, n, r.cards), Pr(r, Va) || qr(e, n), ua(e, n);
}), Ka = z((e, t) => {
	let n = Ha(e.table), r = A(t, "answered", n);
	Pr(r, ra) ? (Jr(e, n, r.cards), e.say("defended", { seat: n }), Z(e, { shot: null })) : (la(e, n, r.do === "mustang" ? "rode-off" : "killed"), ua(e, n));
}), qa = [B({
	question: "defend",
	who: (e) => [Ha(e)],
	verbs: [
		ra,
		ia,
		aa
	],
	into: "answered",
	lapse: (e, t) => ca(e, t, "defend", X(e).shot.strength)
}), Ka], Ja = H([...qa]), Ya = H([z((e) => Z(e, { stage: "shoot-out" })), Ir(Ua, B({
	question: "shoot-out",
	who: (e) => [Ha(e)],
	verbs: [
		Ba,
		Ci,
		Ei,
		Va
	],
	into: "moved",
	lapse: () => ({ do: "flee" })
}), Ga, U((e) => X(e).shot !== null, ...qa))]), Xa = {
	weapon: R.weapons,
	money: R.spread,
	cowboy: R.stable
}, Za = H([z((e) => {
	let { seats: t, config: n } = e.table;
	e.open({ active: n.first ?? e.below(t) });
	for (let t of [
		"weapon",
		"money",
		"cowboy"
	]) {
		let n = y(e.table, R.box).filter((n) => xr(x(e.table, n)) === t);
		e.move(n, R.box, Xa[t], { quiet: !0 }), e.shuffle(Xa[t]);
	}
	for (let n = 0; n < t; n++) e.move(y(e.table, R.weapons).slice(0, 6), R.weapons, R.hand(n)), Yr(e, n);
})]), Qa = H([z((e) => {
	Wr(e), Gr(e), Kr(e);
})]), $a = /* @__PURE__ */ t({ caliber45: () => io }), eo = An([
	...j.weapons,
	...j.money,
	...j.cowboys
].map(({ card: e, copies: t = 1 }) => [e, {
	copies: t,
	back: xr(e)
}])), to = (e) => {
	let t = Math.max(...q(e).map((t) => mi(e, t)));
	return q(e).filter((n) => mi(e, n) === t);
}, no = (e) => {
	if (e.open.ended === null) return null;
	let t = e.open.ended === "million" ? gi(e) : to(e);
	return {
		score: e.open.teams.map((t, n) => di(e, n)),
		winners: e.open.teams.flatMap((e, n) => t.includes(e) ? [n] : []),
		teams: q(e).map((t) => ci(e, t)),
		endings: [e.open.ended]
	};
}, ro = [
	Ci,
	Ei,
	Di,
	Ai,
	Oi,
	ki,
	ji,
	Mi,
	Ji,
	Yi,
	Xi,
	na,
	ia,
	aa,
	Zi,
	Qi,
	$i,
	ea,
	Ba,
	ra,
	Va
], io = On({
	id: "caliber-45",
	version: 2,
	isScene: (e) => n(e, "moved") && e.from.zone === "loot",
	fewest: Kn.fewest,
	options: Ar,
	check: (e, t) => si(e, t) === null ? K.teams : null,
	teams: (e, t) => si(e, t),
	room: kr,
	cards: eo,
	verbs: ro,
	standing: [],
	scripts: {
		game: H([V("set-up"), V("arming")]),
		position: H([
			V("fill-decks"),
			U((e) => e.open.robbery !== null, V("robbery-goes-on", { by: (e) => e.open.active })),
			V("arming")
		]),
		arming: H([Ir(() => !0, V("turn", { by: (e) => e.open.active }))]),
		"set-up": Za,
		"fill-decks": Qa,
		turn: Pi,
		draw: Ii,
		swap: Li,
		hire: Ri,
		unbail: zi,
		pass: Bi,
		standstill: Fi,
		rob: La,
		"robbery-goes-on": Ra,
		"attack-goes-on": pa,
		"answer-shot": Ja,
		call: Oa,
		attack: fa,
		sheriff: za,
		dynamite: Na,
		"fresh-cowboys": Pa,
		"shoot-out": Ya,
		division: Aa
	},
	rest: (e) => Xa[xr(e)].zone,
	lawful: qi,
	begin: (e, t) => {
		let n = Array.from({ length: t }, () => 0);
		return {
			open: {
				active: 0,
				teams: si(e, t),
				tokens: n,
				debt: n,
				passes: 0,
				armings: 0,
				robberies: 0,
				robbery: null,
				ended: null
			},
			kept: n.map(() => null)
		};
	},
	copyOpen: jr,
	outcome: no
}), ao = {
	homer: {
		level: "sharpshooter",
		temper: { joins: -60 }
	},
	hank: {
		level: "greenhorn",
		temper: {
			careless: 0,
			rides: 3,
			hires: 6,
			thrift: .04,
			cowboy: 12e4,
			swaps: !0
		}
	},
	cora: {
		level: "gunhand",
		temper: {
			careless: 0,
			rides: 22,
			joins: 24,
			hires: 6,
			cowboy: 4e5,
			swaps: !0
		}
	}
}, oo = (e, t) => e.moves(t.name), so = (e) => e.filter((e) => e !== null), co = (e, t) => {
	let n = so(e.zones.hand[t]), r = n.filter(N);
	return {
		v: e,
		me: t,
		hand: n,
		ammo: r,
		bullets: P(r),
		mustangs: n.filter((e) => e === "mustang").length,
		limit: L(e.zones.cowboy[t][0] ?? "")
	};
}, lo = (e, t) => so(t).reduce((t, n) => t + Tr(e.config.richFortKnox, n), 0), uo = (e, t) => lo(e, e.zones.money[t]) - e.open.debt[t], fo = (e, t) => ci(e, t).reduce((t, n) => t + uo(e, n), 0), po = (e) => lo(e, e.zones.loot), mo = (e, t) => e.zones.hand[t].length, ho = (e, t) => e.zones.cowboy[t].length > 0 && (e.open.tokens[t] === 0 || uo(e, t) >= e.open.tokens[t] * 5e4), go = ({ v: e, me: t }) => e.open.teams.flatMap((n, r) => _i(e, t, r) ? [] : [r]), _o = 2e5, vo = (e, t) => q(e).some((n) => n !== t && fo(e, n) + _o >= hi(e, n)), yo = ({ v: e, hand: t }) => {
	let n = [], r = 0;
	for (let { card: i, copies: a } of j.weapons) {
		let o = t.filter((e) => e === i).length + e.zones.thrown.filter((e) => e === i).length, s = Cr(i);
		n[s] = (n[s] ?? 0) + a - o, r += a - o;
	}
	return Array.from(n, (e) => (e ?? 0) / Math.max(1, r));
}, bo = (e) => e.reduce((e, t, n) => e + t * n, 0), xo = (e, t, n) => {
	let r = Array.from({ length: t }, (e, t) => +(t === 0));
	for (let i = 0; i < e; i++) {
		let e = r.map(() => 0);
		r.forEach((r, i) => {
			for (let a = 0; a < n.length && i + a < t; a++) e[i + a] += r * n[a];
		}), r = e;
	}
	return r.reduce((e, t) => e + t, 0);
}, So = 6, Co = 3, wo = 3, To = 3, Eo = ({ bullets: e, mustangs: t }) => e + Co * Math.min(1, t), Do = ({ v: e }, t) => Math.max(0, ...t.map((t) => mo(e, t))) / So, Oo = 5, ko = (e, t, n) => {
	let r = e.v.open.tokens[e.me], i = vo(e.v, e.v.open.teams[e.me]) ? To : 0;
	return Oo + (t - Oo) * Do(e, n) + wo * r - i;
}, Ao = (e, { mustangs: t }) => {
	let n = (e) => e === "mustang" ? t > 1 ? 2.5 : 4.5 : e === "coyote" ? -1 : Cr(e), r = (e) => e.reduce((e, t) => e + n(t), 0);
	return [...oo(e, Ei)].reduce((e, t) => r(t.cards) < r(e.cards) ? t : e);
}, jo = (e, t) => {
	let n = co(e.view, e.seat), r = (t) => e.offers.some((e) => e.do === t);
	if (r("hire")) return { do: "hire" };
	let i = e.view.open.armings / e.view.seats, a = go(n).filter((t) => ho(e.view, t));
	if (r("rob") && Eo(n) + i / 2 >= ko(n, t.rides, a)) return { do: "rob" };
	if (r("unbail") && (!r("draw") || n.hand.length >= 4)) return { do: "unbail" };
	if (r("draw")) return { do: "draw" };
	let o = r("swap") ? Ao(e, n) : null, s = o === null ? 0 : bo(yo(n)) - P(o.cards);
	return o !== null && s > -1 ? o : r("unbail") ? { do: "unbail" } : { do: r("rob") ? "rob" : "pass" };
}, Mo = (e, t) => {
	let n = co(e.view, e.seat), { riders: r, caller: i } = e.view.open.robbery, a = (t) => _i(e.view, e.seat, t), o = r.filter((e) => !a(e)), s = e.view.open.teams.flatMap((t, n) => {
		let r = (n - e.seat + e.view.seats) % e.view.seats;
		return r > 0 && r < (i - e.seat + e.view.seats) % e.view.seats ? [n] : [];
	}).filter((t) => !a(t) && ho(e.view, t) && mo(e.view, t) >= 4);
	if (o.length === 0 && s.length === 0) return { do: "decline" };
	let c = r.length - o.length, l = t.joins + 2 * (o.length - 1) - 2 * c;
	return { do: Eo(n) >= ko(n, l, [...o, ...s]) ? "join" : "decline" };
}, No = (e, t) => ({ do: L(e.view.zones.cowboy[e.seat][0] ?? "") >= t.hires ? "keep" : "refuse" }), Po = 2e5, Fo = 4, Io = (e, t) => L(e.zones.cowboy[t][0] ?? ""), Lo = ({ v: e }, t, n, r) => Io(e, t) < n ? 1 : xo(mo(e, t), n, r), Ro = (e) => {
	let t = co(e.view, e.seat), n = e.view.zones.loot[0], r = sa(t.ammo, t.limit, F(n)), i = t.mustangs > 0;
	if (r === null) return { do: i ? "mustang" : "fall" };
	let a = t.bullets - P(r), o = vi(e.view, e.seat).length;
	return i && !I(n) && o > 0 && P(r) > Fo || i && I(n) && o > 0 && a < Fo && po(e.view) < Po ? { do: "mustang" } : {
		do: "meet",
		cards: r
	};
}, zo = (e, t, n) => {
	let r = vi(e.v, e.me), i = null;
	for (let [a, o] of oa(e.ammo, e.limit).entries()) if (a !== 0) for (let s of r) {
		let c = Lo(e, s, a, n) / r.length - t.thrift * P(o);
		(i === null || c > i.gain) && (i = {
			move: {
				do: "shoot",
				whom: s,
				cards: o
			},
			gain: c
		});
	}
	return i;
}, Bo = (e, t) => {
	if (e.mustangs > 0) return 0;
	let n = Math.max(...vi(e.v, e.me).map((n) => Math.min(Io(e.v, n), bo(t) * mo(e.v, n)))), r = Math.min(e.limit, e.bullets);
	return n <= r ? .1 : Math.min(1, (n - r) / Fo);
}, Vo = (e, t) => {
	let n = co(e.view, e.seat), r = yo(n), i = zo(n, t, r);
	if (i !== null && i.gain > 0) return i.move;
	let a = po(e.view);
	if (Bo(n, r) * t.cowboy > a) return { do: "flee" };
	let o = (t) => e.offers.some((e) => e.do === t);
	if (o("draw")) return { do: "draw" };
	if (t.swaps && o("swap")) {
		let t = Ao(e, n);
		if (P(t.cards) < bo(r)) return t;
	}
	return i?.move ?? { do: "flee" };
}, Ho = (e) => {
	let t = co(e.view, e.seat), n = sa(t.ammo, t.limit, e.view.open.robbery.shot.strength), r = t.mustangs > 0;
	if (n === null) return { do: r ? "mustang" : "fall" };
	let i = t.bullets - P(n);
	return r && i < Fo && P(n) > Fo && po(e.view) < Po ? { do: "mustang" } : {
		do: "defend",
		cards: n
	};
}, Q = {
	greenhorn: {
		careless: 25,
		rides: 8,
		joins: 8,
		hires: 1,
		thrift: .02,
		cowboy: 1e5,
		swaps: !1
	},
	gunhand: {
		careless: 4,
		rides: 11,
		joins: 10,
		hires: 5,
		thrift: .04,
		cowboy: 15e4,
		swaps: !1
	},
	sharpshooter: {
		careless: 0,
		rides: 16,
		joins: 8,
		hires: 6,
		thrift: .04,
		cowboy: 12e4,
		swaps: !0
	}
}, Uo = {
	greenhorn: Q.greenhorn,
	gunhand: Q.gunhand,
	sharpshooter: {
		...Q.sharpshooter,
		swaps: !1
	}
}, Wo = (e) => {
	let t = e.offers[e.roll(e.offers.length)].do, n = [...e.moves(t)];
	return n[e.roll(n.length)];
}, Go = (e, t) => ({
	name: e,
	choose(e) {
		let n = e.offers.find((e) => e.question !== null)?.question ?? null;
		if (n === null) return null;
		if (e.roll(100) < t.careless) return Wo(e);
		switch (n) {
			case "arming": return jo(e, t);
			case "hire": return No(e, t);
			case "call": return Mo(e, t);
			case "pick": return Wo(e);
			case "meet": return Ro(e);
			case "sheriff": return { do: "pay" };
			case "fresh": return { do: "agree" };
			case "shoot-out": return Vo(e, t);
			default: return Ho(e);
		}
	},
	react: () => null
}), Ko = kn(Q).map((e) => Go(e, Q[e]));
kn(Uo).map((e) => Go(`old-${e}`, Uo[e]));
// bots/racing.ts
var qo = ({ hand: e, racers: t, within: n }, r, i) => {
	let a = t.flatMap((e) => {
		let t = i(e);
		return t === null || t.after > n ? [] : [{
			seat: e,
			...t
		}];
	}).sort((e, t) => e.after - t.after), o = { hands: a.map(({ seat: e, after: t }) => ({
		seat: e,
		time: t
	})) };
	return [
		...a.flatMap(({ seat: e, first: t }) => t.map((t) => ({
			seat: e,
			move: t,
			at: r
		}))),
		...a.map(({ seat: t, after: n }) => ({
			seat: t,
			move: { do: e },
			at: r + n
		})),
		{
			verdict: {
				order: a.map(({ seat: e }) => [e]),
				evidence: o
			},
			at: r + (a.at(-1)?.after ?? 0)
		}
	];
}, Jo = 6, Yo = 2e3, Xo = 1500, Zo = 1e3, Qo = class {
	#e;
	#t;
	seat;
	roll;
	offers;
	#n = null;
	constructor(e, t, n, r) {
		this.#e = e, this.#t = t, this.seat = n, this.roll = r, this.offers = e.offers(t, n);
	}
	get view() {
		return this.#n ??= this.#e.glance(this.#t, this.seat), this.#n;
	}
	moves(e) {
		return this.#e.moves(this.#t, this.seat, e);
	}
	dream() {
		return this.#t;
	}
	isLate() {
		return !1;
	}
}, $o = class {
	#e;
	#t;
	#n;
	line;
	inputs = 0;
	constructor(e, t, n, r) {
		this.#e = e, this.#t = t, this.#n = n, this.line = e.search(r);
	}
	play(e) {
		let t = this.line.next(e);
		if (t !== null) throw Error(`${JSON.stringify(e)} is refused: ${t.why} (${t.rule})`);
		this.inputs++;
	}
	#r(e) {
		return new Qo(this.#e, this.line.table, e, this.#n);
	}
	goOn() {
		let e = this.#e.race(this.line.table);
		e !== null && !e.cued ? this.#o() : !this.#i(!1) && !this.#i(!0) && this.#a();
	}
	#i(e) {
		for (let t = 0; t < this.line.table.seats; t++) for (let n = 0; n < Jo; n++) {
			let n = this.#r(t), { offers: r } = n;
			if (r.length === 0 || r.some((e) => e.question !== null) !== e) break;
			let i = this.#t.choose(n);
			if (i === null) break;
			let { table: a } = this.line;
			if (this.play({
				seat: t,
				move: i,
				at: Math.min(a.clock + Zo, this.#e.alarm(a) ?? Infinity)
			}), r.find((e) => e.do === i.do)?.question !== null) return !0;
		}
		return !1;
	}
	#a() {
		let e = this.#e.alarm(this.line.table);
		if (e === null) throw Error("somebody must answer and will not");
		this.play({ tick: e });
	}
	#o() {
		this.play({ cue: this.line.table.clock + Xo });
		let { table: e } = this.line;
		for (let t of qo(this.#e.race(e), e.clock, (e) => this.#t.react(this.#r(e)))) this.play(t);
	}
}, es = ({ winners: e, teams: t }, n) => Array.from({ length: n }, (n, r) => e.includes(r) ? t === void 0 ? 1 / e.length : 1 : 0), ts = ({ game: e, policy: t, horizon: { far: n, judge: r } }, i, a, o) => {
	let s = new $o(e, t, o, i);
	for (a !== null && s.play({
		...a,
		at: i.clock
	});;) {
		let { table: t } = s.line, o = e.outcome(t);
		if (o !== null) return es(o, t.seats);
		if (s.inputs >= Yo || n(i, t, a?.seat ?? null)) return r(t);
		s.goOn();
	}
}, ns = class {
	move;
	worths = [];
	#e = 0;
	constructor(e) {
		this.move = e;
	}
	add(e) {
		this.worths.push(e), this.#e += e;
	}
	get mean() {
		return this.#e / this.worths.length;
	}
	over(e) {
		let t = Math.min(this.worths.length, e.worths.length), n = 0, r = 0;
		for (let i = 0; i < t; i++) {
			let t = this.worths[i] - e.worths[i];
			n += t, r += t * t;
		}
		let i = n / t, a = Math.max(r / t - i * i, 1 / t ** 2);
		return {
			by: i,
			error: Math.sqrt(a / t)
		};
	}
}, rs = (e, t) => JSON.stringify(e) === JSON.stringify(t), is = (e, t) => {
	let n = t.filter((e, n) => t.findIndex((t) => rs(t, e)) === n), r = 24 - n.length, i = [], a = 0;
	for (let t of e.moves()) if (!n.some((e) => rs(e, t))) {
		if (a++, i.length < r) i.push(t);
		else {
			let n = e.roll(a);
			n < i.length && (i[n] = t);
		}
	}
	return [...n, ...i].map((e) => new ns(e));
}, as = (e, t, n, r, i) => {
	let a = Math.max(1, Math.ceil(Math.log2(n.length))), o = n[0], s = n;
	for (let n = 0; n < a; n++) {
		let n = Math.max(1, Math.floor(r / a / s.length));
		for (let r = 0; r < n && !(e.isLate() && o.worths.length > 0); r++) {
			let n = e.dream();
			for (let r of s) r.add(ts(t, n, {
				seat: e.seat,
				move: r.move
			}, e.roll)[e.seat]);
		}
		let c = s.toSorted((e, t) => t.mean - e.mean), l = c.slice(0, Math.max(2, Math.ceil(c.length / 2)));
		s = [...l, ...i.filter((e) => !l.includes(e))];
	}
	return s;
}, os = (e, t, n, { playouts: r, doubt: i }) => {
	let a = is(e, [n]);
	if (a.length === 1) return n;
	let o = a[0], s = as(e, t, a, r, [o]).reduce((e, t) => t.mean > e.mean ? t : e);
	if (s === o) return n;
	let { by: c, error: l } = s.over(o);
	return c > i * l ? s.move : n;
}, ss = (e, t, n) => {
	let { hunch: r } = t;
	return {
		name: e,
		hurried: r,
		choose(e) {
			let i = r.choose(e), a = e.offers.find((e) => e.question !== null)?.question ?? null;
			return i === null || a === null || !t.ponders(a) ? i : os(e, t, i, n);
		},
		react: (e) => r.react(e)
	};
}, cs = (e, t) => e.flat().filter((e) => e === t).length, ls = ({ v: e, ammo: t, limit: n }) => {
	let r = [
		e.zones.spent,
		e.zones.loot,
		...e.zones.money
	], i = j.money.flatMap(({ card: e, copies: t }) => I(e) ? [{
		card: e,
		n: t - cs(r, e)
	}] : []), a = (e) => e.reduce((e, { n: t }) => e + t, 0), o = (e) => e === 0 || sa(t, n, e) !== null;
	return {
		because: "guards",
		beaten: a(i.filter(({ card: e }) => o(F(e)))),
		of: a(i)
	};
}, us = ({ v: e, hand: t }, n) => {
	let r = P(n), i = j.weapons.map(({ card: n, copies: r }) => ({
		card: n,
		n: r - cs([t, e.zones.thrown], n)
	})), a = (e) => e.reduce((e, { n: t }) => e + t, 0);
	return {
		because: "swap",
		bullets: r,
		better: a(i.filter(({ card: e }) => Cr(e) > r)),
		of: a(i)
	};
}, ds = ({ limit: e }) => ({
	because: "cowboy",
	shots: e,
	better: j.cowboys.filter((t) => t.limit > e).length,
	of: j.cowboys.length
}), fs = ({ v: e, me: t, bullets: n }) => {
	let r = e.open.robbery.riders.filter((n) => !_i(e, t, n));
	return r.length === 0 ? { because: "alone" } : {
		because: "rivals",
		bullets: n,
		cards: Math.max(...r.map((t) => mo(e, t)))
	};
}, ps = (e, t, n) => {
	let r = Math.min(e.limit, P(n)), i = L(e.v.zones.cowboy[t][0] ?? "");
	if (i < r) return {
		because: "unanswered",
		strength: r,
		limit: i
	};
	let a = mo(e.v, t);
	return {
		because: "shot",
		strength: r,
		cards: a,
		percent: Math.round(100 * xo(a, r, yo(e)))
	};
}, ms = ({ view: e, seat: t }, n) => {
	let r = co(e, t), i = () => n.cards, a = () => r.bullets - P(i());
	switch (n.do) {
		case "rob": return ls(r);
		case "draw": return {
			because: "arms",
			hand: r.hand.length,
			full: 6
		};
		case "swap": return us(r, i());
		case "hire": return { because: "hire" };
		case "keep":
		case "refuse": return ds(r);
		case "join":
		case "decline": return fs(r);
		case "meet": return {
			because: "meets",
			left: a()
		};
		case "defend": return {
			because: "defends",
			left: a()
		};
		case "mustang": return { because: "ridesOff" };
		case "fall": return { because: "falls" };
		case "flee": return {
			because: "flees",
			dollars: po(e)
		};
		case "shoot": return ps(r, Number(n.whom), i());
		default: return null;
	}
}, $ = {
	money: 1,
	near: 3.3,
	bullets: .03,
	mustang: .15,
	token: -.13,
	cowboy: -1.08,
	shots: .24
}, hs = (e, t, n) => {
	let r = mi(e, t) / hi(e, t), i = ($.money + $.near * n) * r;
	for (let n of ci(e, t)) {
		i += $.bullets * P(Br(e, n)) + $.token * e.open.tokens[n], S(e, R.hand(n)).includes("mustang") && (i += $.mustang);
		let [t] = S(e, R.cowboy(n));
		t !== void 0 && (i += $.cowboy + $.shots * L(t));
	}
	return i;
}, gs = Ko.at(-1), _s = {
	game: io,
	hunch: gs,
	policy: gs,
	horizon: {
		far: (e, t) => t.open.robbery === null && t.open.robberies > e.open.robberies,
		judge: (e) => {
			let t = q(e), n = Math.max(...t.map((t) => mi(e, t) / hi(e, t))), r = new Map(t.map((t) => [t, Math.exp(hs(e, t, n))])), i = [...r.values()].reduce((e, t) => e + t, 0);
			return e.open.teams.map((e) => r.get(e) / i);
		}
	},
	ponders: (e) => e !== "pick" && e !== "fresh" && e !== "sheriff",
	patience: 2e4,
	why: ms,
	against: ["falls"]
}, vs = ss("legend", _s, {
	playouts: 300,
	doubt: 1
}), ys = kn(ao).map((e) => {
	let { level: t, temper: n } = ao[e];
	return {
		...Go(e, {
			...Q[t],
			...n
		}),
		level: t
	};
}), bs = [
	...Ko,
	vs,
	...ys
], xs = Object.values($a).find((e) => typeof e == "object" && e.id !== void 0 && e.play !== void 0);
export { bs as bots, xs as game, _s as mind };
