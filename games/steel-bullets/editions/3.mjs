// \0rolldown/runtime.js
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
}, n = (e, t, n, r, i) => {
	let a = (t, n, r) => {
		let i = e[t] ^ e[n];
		e[t] = i << r | i >>> 32 - r;
	};
	e[t] += e[n], a(i, t, 16), e[r] += e[i], a(n, r, 12), e[t] += e[n], a(i, t, 8), e[r] += e[i], a(n, r, 7);
}, r = (e, t, r) => {
	let i = Uint32Array.of(1634760805, 857760878, 2036477234, 1797285236, ...e, t, ...r), a = i.slice();
	for (let e = 0; e < 10; e++) n(a, 0, 4, 8, 12), n(a, 1, 5, 9, 13), n(a, 2, 6, 10, 14), n(a, 3, 7, 11, 15), n(a, 0, 5, 10, 15), n(a, 1, 6, 11, 12), n(a, 2, 7, 8, 13), n(a, 3, 4, 9, 14);
	for (let e = 0; e < 16; e++) a[e] += i[e];
	return a;
}, i = (e) => {
	let t = (t) => Number.parseInt(e.slice(2 * t, 2 * t + 2), 16);
	return Uint32Array.from({ length: 8 }, (e, n) => t(4 * n) | t(4 * n + 1) << 8 | t(4 * n + 2) << 16 | t(4 * n + 3) << 24);
}, a = (e) => e, o = (e) => e, s = /^fair:[0-9a-f]{64}$/, c = (e) => {
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
	for (let e = 0; e < 12; e++) d(t);
	return t;
}, l = (e) => o(s.test(e) ? {
	key: e.slice(5),
	used: 0
} : c(e)), u = (e) => {
	let t = a(e);
	return o(Array.isArray(t) ? [
		t[0],
		t[1],
		t[2],
		t[3]
	] : { ...t });
}, d = (e) => {
	let t = e[0] + e[1] + e[3] | 0;
	return e[3] = e[3] + 1 | 0, e[0] = e[1] ^ e[1] >>> 9, e[1] = e[2] + (e[2] << 3) | 0, e[2] = (e[2] << 21 | e[2] >>> 11) + t | 0, t >>> 0;
}, f = null, p = (e) => {
	let t = Math.floor(e.used / 16);
	return (f === null || f.key !== e.key || f.block !== t) && (f = {
		key: e.key,
		block: t,
		words: r(i(e.key), t >>> 0, [
			Math.floor(t / 2 ** 32),
			0,
			0
		])
	}), f.words[e.used++ % 16];
}, m = (e) => {
	let t = a(e);
	return Array.isArray(t) ? d(t) : p(t);
}, ee = 2 ** 32, h = (e, t) => {
	if (t <= 1) return 0;
	let n = m(e) * t, r = n >>> 0;
	if (r < t) {
		let i = ee % t;
		for (; r < i;) n = m(e) * t, r = n >>> 0;
	}
	return (n - r) / ee | 0;
}, te = (e, t) => {
	for (let n = t.length - 1; n > 0; n--) {
		let r = h(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}, ne = (e, t) => {
	let n = [];
	for (let r = 0; r < e; r++) n.push(t);
	return n;
}, g = (e) => e, re = (e) => e, _ = (e) => 1 << e, v = (e) => (1 << e + 1) - 1, y = (e, t) => e.cards[t.row], b = (e, t) => e.cards[t.row].length, x = (e, t) => e.face[g(t)], ie = (e, t) => y(e, t).map((t) => x(e, t)), ae = (e, t, n, r) => {
	for (let i of y(e, t)) if (x(e, i) === n && !r.includes(i)) return i;
	return null;
}, oe = (e, t, n) => ae(e, t, n, []), S = (e) => e.stack[e.stack.length - 1], se = (e, t) => {
	let n = 0;
	for (e[0] === t[0] && (e.shift(), n++); n < t.length;) {
		let r = n, i = 0;
		for (let r of e) r === t[n] ? n++ : e[i++] = r;
		for (; e.length > i;) e.pop();
		if (n === r) return;
	}
}, ce = {}, le = ({ is: e, owner: t }, n) => e.seen === "all" ? v(n) : e.seen === "owner" ? _(t) : 0, ue = (e) => ({
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
}), de = class {
	#e;
	#t;
	#n;
	#r;
	#i = null;
	constructor(e, t, n) {
		this.#e = t, this.#t = n, this.#n = e, this.#r = ue(e);
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
		this.#i = null, this.#n = ue(this.#r);
	}
	restore() {
		Object.assign(this.#r, this.#n);
	}
	move(e, t, n, r = ce) {
		if (e.length === 0) return;
		let i = this.#a(n), a = this.#l(t), o = e === a ? e.slice() : e;
		t.is.order === "free" && (o.length < a.length || o.length > 1 && n.is.order === "fixed") && (this.#o(a, 0, r.eyes ?? this.#a(t) | i), this.#c(o, a)), se(a, o);
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
		let t = this.#l(e), n = this.#d(), r = te(this.#m(), t.map((e) => n[g(e)]));
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
		e.face = n.slice(), e.known = ne(n.length, v(e.seats)), e.cards = this.#e.room.spots.map((e) => e.zone === "box" ? n.map((e, t) => re(t)) : []), t && this.#t?.happened({ tell: "gathered" }, e);
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
		return h(this.#m(), e);
	}
	mix(e) {
		return te(this.#m(), e.slice());
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
		return le(e, this.#r.seats);
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
		return this.#r.dice === this.#n.dice && (this.#r.dice = u(this.#n.dice)), this.#r.dice;
	}
}, fe = (e) => typeof e == "object" && !!e && !Array.isArray(e), pe = (e) => {
	if (e === void 0) return "missing";
	let t = Array.isArray(e) ? `a list of ${e.length}` : fe(e) ? "an object" : JSON.stringify(e);
	return t.length > 60 ? `${t.slice(0, 59)}…` : t;
}, me = (e, t) => ({
	said: e,
	wrong: (n, r) => t(n) ? null : `${r} is ${pe(n)}: it must be ${e}`
}), he = (e) => Number.isSafeInteger(e), ge = (e, t) => me(`a whole number from ${e} to ${t}`, (n) => he(n) && n >= e && n <= t), _e = me("true or false", (e) => typeof e == "boolean"), ve = (...e) => me(e.length === 1 ? JSON.stringify(e[0]) : `one of ${e.map((e) => JSON.stringify(e)).join(", ")}`, (t) => e.some((e) => e === t)), ye = ({ seats: e, who: t }) => {
	let n = [...new Set(Array.from({ length: e }, (e, n) => t(n)))];
	return me(n.length === 1 ? n[0] : `one of ${n.join(", ")}`, (t) => he(t) && t >= 0 && t < e);
}, be = (e) => ({
	said: `null or ${e.said}`,
	wrong(t, n) {
		let r = t === null ? null : e.wrong(t, n);
		return r === null || typeof t == "object" ? r : `${n} is ${pe(t)}: it must be null or ${e.said}`;
	}
}), C = (e, { length: t, most: n = t ?? 100, distinct: r, called: i = (e) => `[${e}]` } = {}) => {
	let a = n === 0 ? "an empty list" : `a list of ${t === void 0 ? `at most ${n}` : t}, each ${e.said}`;
	return {
		said: a,
		wrong(o, s) {
			if (!Array.isArray(o)) return `${s} is ${pe(o)}: it must be ${a}`;
			if (o.length > n || t !== void 0 && o.length !== t) return `${s} has ${o.length} entries: it must have ${t === void 0 ? `at most ${n}` : t}`;
			for (let [t, n] of o.entries()) {
				let a = e.wrong(n, `${s}${i(t)}`);
				if (a !== null) return a;
				if (r && o.indexOf(n) !== t) return `${s} names ${pe(n)} twice`;
			}
			return null;
		}
	};
}, xe = ({ seats: e, who: t }, n) => ({
	...C(n, {
		length: e,
		called: (e) => ` of ${t(e)}`
	}),
	said: `for each player ${n.said}`
}), Se = ({ zone: e, owner: t, place: n }, r) => [
	e,
	...t === null ? [] : [`of ${r(t)}`],
	...n === null ? [] : [`at ${n}`]
].join(" "), Ce = (e, t, n, r, i) => {
	let a = b(e, t);
	if (a >= n && a <= r) return null;
	let o = r === 0 ? "none" : n === r ? `exactly ${r}` : a > r ? `at most ${r}` : `at least ${n}`;
	return `${Se(t, i)} has ${a} card${a === 1 ? "" : "s"}: it must have ${o}`;
}, we = (e, t) => {
	for (let n of e) {
		let e = t(n);
		if (e !== null) return e;
	}
	return null;
}, Te = (e, t, n, r) => {
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
}, Ee = (e) => e === null ? "null" : Array.isArray(e) ? "a list" : fe(e) ? "an object" : `a ${typeof e}`, De = (e) => ({
	facts: ({ config: t, seats: n }) => {
		let r = e(t, n).open, i = Object.keys(r).map((e) => [e, me(Ee(r[e]), (t) => r[e] === null || t !== void 0 && Ee(t) === Ee(r[e]))]);
		return Object.fromEntries(i);
	},
	must: []
}), Oe = (e) => typeof e == "object" && !!e && "why" in e && "rule" in e, w = {
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
}, ke = (e, t = {}) => ({
	by: "table",
	seen: e,
	order: t.order ?? "fixed",
	places: [],
	never: t.never ?? []
}), Ae = (e, t = {}) => ({
	by: "seat",
	seen: e,
	order: t.order ?? "free",
	places: [],
	never: t.never ?? []
}), je = (e, t, n = {}) => ({
	by: "place",
	seen: t,
	order: n.order ?? "fixed",
	places: e,
	never: n.never ?? []
}), Me = ke("all", { order: "free" }), Ne = (e, t) => {
	let n = {
		...e,
		box: Me
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
}, Pe = (e, t) => e.spots.filter((e) => e.owner === null || e.owner < t), T = (e) => ({
	...w.position,
	about: e
}), Fe = 300, Ie = "any", Le = "any!", Re = (e) => e === Ie || e.startsWith(Le), ze = (e, t) => e === Ie || e.slice(4) !== t, Be = (e, t) => {
	if (typeof e == "number") return Number.isInteger(e) && e >= 0 && e <= Fe ? Array.from({ length: e }, () => Ie) : T(`${e} cards`);
	if (typeof e != "string") return T("a row is a text of faces or a number of cards");
	let n = [];
	for (let r of e.split(/\s+/).filter((e) => e !== "")) {
		let [, e, i] = /^(.+?)(?:\*(\d+))?$/.exec(r), a = e.startsWith(Le) ? e.slice(4) : e;
		if (e !== Ie && !t.has(a)) return T(`there is no face "${a}": the faces are any, ${[...t].join(", ")}`);
		for (let t = 0; t < Math.min(Fe, Number(i ?? 1)); t++) n.push(e);
	}
	return n;
}, Ve = (e) => typeof e == "object" && !!e && !Array.isArray(e), He = [
	"zones",
	"open",
	"kept",
	"rest",
	"names"
], Ue = (e) => {
	if (!Ve(e)) return T(`a position is an object with ${He.join(", ")}`);
	let t = Object.keys(e).find((e) => !He.includes(e));
	if (t !== void 0) return T(`"${t}": a position has ${He.join(", ")}`);
	let n = [
		"zones",
		"open",
		"kept"
	].find((t) => e[t] !== void 0 && !Ve(e[t]));
	return n === void 0 ? null : T(`${n}: is an object`);
}, We = (e, t, n) => {
	let r = t[0].is.by;
	if (!Ve(n)) return r === "table" ? /* @__PURE__ */ new Map([[t[0], n]]) : T(`${e}: has a row for each ${r}`);
	if (r === "table") return T(`${e}: is one row for the whole table`);
	let i = /* @__PURE__ */ new Map();
	for (let [a, o] of Object.entries(n)) for (let [n, s] of Ve(o) ? Object.entries(o) : [[null, o]]) {
		let o = t.find((e) => r === "place" ? e.place === a && n === null : String(e.owner) === a && e.place === n);
		if (o === void 0) return T(`${e}: no row "${a}${n === null ? "" : ` ${n}`}"`);
		i.set(o, s);
	}
	return i;
}, Ge = (e, t, n, r, i, a) => {
	let o = Ue(i);
	if (o !== null) return o;
	let s = te(l(`${r}/position`), t.map((e, t) => re(t))), c = (e) => {
		let n = s.findIndex((n) => e(t[g(n)]));
		return n < 0 ? null : s.splice(n, 1)[0];
	}, u = new Set(t), d = Pe(e, n), f = /* @__PURE__ */ new Map();
	for (let [t, n] of Object.entries(i.zones ?? {})) {
		if (!Object.hasOwn(e.zones, t)) return T(`"${t}": the zones are ${Object.keys(e.zones).join(", ")}`);
		let r = We(t, d.filter((e) => e.zone === t), n);
		if ("why" in r) return r;
		for (let [e, n] of r) {
			let r = Be(n, u);
			if ("why" in r) return {
				...r,
				about: `${t}: ${r.about}`
			};
			let i = r.find((t) => e.is.never.includes(t));
			if (i !== void 0) return T(`${t}: a "${i}" can never lie here`);
			f.set(e, r);
		}
	}
	let p = e.spots.map(() => []);
	for (let [e, t] of f) {
		let n = t.map((e) => Re(e) ? null : c((t) => t === e)), r = t.find((e, t) => !Re(e) && n[t] === null);
		if (r !== void 0) return T(`${e.zone}: the box has no more "${r}"`);
		p[e.row] = n;
	}
	for (let e of [...f.keys()].sort((e, t) => t.is.never.length - e.is.never.length)) {
		let t = f.get(e);
		if (p[e.row] = p[e.row].map((n, r) => n ?? c((n) => !e.is.never.includes(n) && ze(t[r], n))), p[e.row].includes(null)) return T(`${e.zone}: the box has not that many cards that may lie there`);
	}
	for (let e of s) {
		let n = t[g(e)], r = i.rest ?? (typeof a == "string" ? a : a(n)), o = d.find((e) => e.zone === r);
		if (o?.is.by !== "table") return T(`rest: "${r}" is not a zone with one row`);
		if (o.is.never.includes(n)) return T(`rest: a "${n}" is left, and can never lie in ${r}`);
		p[o.row].push(e);
	}
	let m = t.map(() => 0);
	for (let { row: e, is: t, owner: r } of d) for (let i of p[e]) m[g(i)] = t.seen === "all" ? v(n) : t.seen === "owner" ? _(r) : 0;
	return {
		cards: p,
		known: m
	};
}, Ke = (e, t) => {
	for (let n in t) if (!Object.hasOwn(e, n)) return T(`there is no fact "${n}": the public facts are ${Object.keys(e).join(", ")}`);
	return {
		...e,
		...t
	};
}, qe = (e, t, n) => {
	for (let r in t) {
		if (!n) return T("kept: nobody keeps anything to themselves in this game");
		if (e[Number(r)] === void 0) return T(`kept: there is no seat "${r}"`);
	}
	return e.map((e, n) => Object.hasOwn(t, String(n)) ? t[n] : e);
}, Je = (e) => e.op === "ask" || e.op === "window" ? e.verbs : e.op === "race" ? [e.hand] : [], Ye = ({ scripts: e, verbs: t, standing: n }) => {
	let r = [], i = [...t, ...n].map(({ name: e }) => e);
	for (let e of new Set(i.filter((e, t) => i.indexOf(e) !== t))) r.push(`two verbs are called "${e}"`);
	let a = new Set(n.map(({ name: e }) => e));
	for (let [t, { steps: n, locks: o }] of Object.entries(e)) {
		for (let e of o) a.has(e) || r.push(`script "${t}" locks "${e}", which is no standing verb`);
		for (let a of n) {
			a.op === "call" && a.named !== null && !Object.hasOwn(e, a.named) && r.push(`script "${t}" calls "${a.named}", which is no script`);
			for (let n of Je(a)) i.includes(n.name) || r.push(`script "${t}" asks for "${n.name}", which is no verb of the game`), a.op === "window" && !Object.hasOwn(e, n.name) && r.push(`script "${t}" may be answered by "${n.name}", which has no script`);
		}
	}
	return r;
}, Xe = (e) => {
	let t = Ye(e);
	if (t.length > 0) throw Error(`${e.id} cannot be made: ${t.join("; ")}`);
}, Ze = (e) => {
	let t = {};
	for (let { steps: n } of Object.values(e)) for (let e of n) if ("question" in e) {
		let n = e.op === "window" ? ["pass"] : [];
		t[e.question] = [.../* @__PURE__ */ new Set([
			...t[e.question] ?? [],
			...n,
			...Je(e).map(({ name: e }) => e)
		])];
	}
	return t;
}, Qe = 3e3, $e = 300, et = (e, t) => {
	e.ask = {
		kind: "race",
		asked: t,
		waiting: t,
		closes: e.table.clock + Qe,
		cue: null,
		down: []
	};
}, tt = (e, t) => {
	let n = e.table;
	if (t === null || t.op !== "race" || n.ask.cue !== null) return w.noRace;
	let { asked: r, waiting: i, down: a } = n.ask;
	return e.ask = {
		kind: "race",
		asked: r,
		waiting: i,
		closes: n.clock + t.within(n, S(n)) + $e,
		cue: n.clock,
		down: a
	}, t.atCue(e, S(n)), e.announce("cue", { racers: r }), null;
}, nt = (e, t) => {
	let { ask: n } = e.table;
	return t === null || t.op !== "race" || n === null || n.cue === null ? w.noRace : (et(e, n.asked), e.announce("again", { racers: n.asked }), null);
}, rt = (e, t, n, r) => {
	let i = e.table, a = i.ask, o = a.waiting.filter((e) => e !== n), s = o.length <= t.mayMiss(i, S(i)) ? Math.min(a.closes, i.clock + $e) : a.closes;
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
}, it = (e, t) => e.ask.cue + t.within(e, S(e)), at = (e, t, n) => e.ask.cue !== null && n > it(e, t), ot = (e, t, n) => {
	e.note(t.into, n.flatMap((t) => t.length > 1 ? e.mix(t) : t)), e.goOn();
}, st = (e, t) => {
	let n = e.table.ask;
	if (n.cue === null) tt(e, t);
	else {
		let r = n.down.filter((n) => !at(e.table, t, n.at));
		ot(e, t, [...new Set(r.map((e) => e.at))].sort((e, t) => e - t).map((e) => r.filter((t) => t.at === e).map((e) => e.seat)));
	}
}, ct = (e, t, n) => {
	let r = e.table.ask;
	if (t === null || t.op !== "race" || r === null || r.cue === null) return w.noRace;
	if (typeof n != "object" || !n || !Array.isArray(n.order)) return w.badVerdict;
	let i = n.order.flat(), a = r.asked;
	return !n.order.every(Array.isArray) || i.some((e, t) => !a.includes(e) || i.indexOf(e) !== t) ? w.badVerdict : (e.announce("verdict", {
		order: n.order,
		evidence: n.evidence ?? null
	}), ot(e, t, n.order), null);
}, lt = /* @__PURE__ */ t({
	misfit: () => bt,
	standing: () => pt,
	verb: () => ft
}), ut = (e) => {
	for (let t of e) return !1;
	return !0;
};
function* dt(e, t) {
	for (let n of t) yield {
		do: e,
		...n
	};
}
var ft = ({ name: e, needs: t, final: n, notNow: r, why: i, moves: a, possible: o = (e, t, n) => !ut(a(e, t, n)) }) => ({
	name: e,
	needs: t,
	final: n === !0,
	notNow: r,
	why: i,
	possible: o,
	moves: (t, n, r) => dt(e, a(t, n, r))
}), pt = (e) => ({
	...ft(e),
	may: e.may,
	run: e.run
}), mt = 64, ht = (e) => typeof e == "number" && Number.isSafeInteger(e) && e >= 0, gt = (e, t) => Array.isArray(e) && e.length <= mt && e.every(t), _t = (e, t, n, r) => {
	switch (t) {
		case "face": return typeof e == "string" && r.has(e);
		case "faces": return gt(e, (e) => typeof e == "string" && r.has(e));
		case "seat": return ht(e) && e < n;
		case "position": return ht(e);
		case "positions": return gt(e, ht);
		case "number": return typeof e == "number" && Number.isFinite(e);
		case "word": return typeof e == "string" && e.length <= mt;
	}
}, vt = {
	face: "a face",
	faces: "a list of faces",
	seat: "a player",
	position: "a position, counted from 0",
	positions: "a list of positions, counted from 0",
	number: "a number",
	word: "a word"
}, yt = (e) => typeof e == "object" && e ? Array.isArray(e) ? `a list of ${e.length}` : "an object" : JSON.stringify(typeof e == "string" ? e.slice(0, mt) : e), bt = (e, t, n, r) => {
	for (let i in t) {
		let a = t[i];
		if (!Object.hasOwn(e, i)) return `${e.do} lacks "${i}", ${vt[a]}.`;
		let o = e[i];
		if (_t(o, a, n, r)) continue;
		let s = (a === "face" ? [o] : a === "faces" && Array.isArray(o) ? o : []).find((e) => typeof e != "string" || !r.has(e));
		return s === void 0 ? `"${i}" of ${e.do} must be ${vt[a]}, not ${yt(o)}.` : `"${i}" of ${e.do}: this game has no face ${yt(s)}.`;
	}
	for (let n in e) if (n !== "do" && !Object.hasOwn(t, n)) return n === "extra" && Array.isArray(e[n]) ? `${e.do} has a word too many: ${yt(e[n][0])}.` : `${e.do} has no part "${n.slice(0, mt)}".`;
	return null;
}, xt = (e, t) => e.ask?.waiting.includes(t) ? w.noPassing : w.notAsked, St = ft({
	name: "pass",
	needs: {},
	notNow: xt,
	why: () => null,
	moves: () => [{}]
}), Ct = (e, t) => e.scripts[t.script], E = (e, t) => {
	let n = S(t);
	return Ct(e, n).steps[n.pc];
}, wt = (e, t, n, r) => {
	n.length === 0 ? e.goOn() : e.ask = {
		kind: t,
		asked: n,
		waiting: n,
		closes: r,
		cue: null,
		down: []
	};
}, Tt = (e, t) => {
	let n = t.table, r = t.top(), { steps: i, always: a } = Ct(e, r);
	for (r.cancelled && r.pc < a && (r.pc = a); n.ask === null;) {
		let a = i[r.pc];
		if (a === void 0) return t.pop(), !1;
		if (a.op === "skip") r.pc += 1 + a.run(n, r);
		else if (a.op === "act") {
			if (a.run(t, r), r.pc++, e.outcome(n) !== null) return !0;
		} else if (a.op === "call") {
			let e = a.script(n, r), i = a.by(n, r), o = a.vars(n, r);
			if (r.pc++, e !== null) return t.push(e, i, o), !1;
		} else a.op === "ask" ? wt(t, "ask", a.who(n, r), a.within === null ? null : n.clock + a.within) : a.op === "window" ? wt(t, "window", a.who(n, r), n.clock + a.within(n, r)) : et(t, a.who(n, r));
	}
	return !1;
}, Et = (e, t) => {
	let n = t.table, r = e.outcome(n) !== null;
	for (; !r && n.ask === null && n.stack.length > 0;) r = Tt(e, t);
}, Dt = (e, t, n) => {
	for (let r of t.stack) if (Ct(e, r).locks.includes(n)) return !0;
	return !1;
}, Ot = (e, t, n) => {
	if (t.ask?.kind !== "race") return !1;
	let r = E(e, t);
	return r.op === "race" && at(t, r, n);
}, kt = (e, t, n, r, i = t.clock) => Dt(e, t, n.name) || Ot(e, t, i) ? n.notNow(t, r) : n.may(t, r), At = (e, t, n, r = t.clock) => {
	if (t.ask === null || !t.ask.waiting.includes(n)) return [];
	let i = E(e, t);
	return i.op === "race" ? t.ask.cue === null || r < t.ask.cue ? [] : [i.hand] : i.op === "window" ? [St, ...i.verbs] : i.op === "ask" ? i.verbs : [];
}, jt = (e) => {
	e.announce("unanswered", {}), e.goOn();
}, Mt = ({ kind: e, asked: t, closes: n, cue: r, down: i }, a) => ({
	kind: e,
	asked: t,
	waiting: a,
	closes: n,
	cue: r,
	down: i
}), Nt = (e, t, n, r, i) => {
	let a = t.table, o = E(e, a), s = a.ask, c = s.waiting.length === 1 ? [] : s.waiting.filter((e) => e !== n);
	if (o.op === "race") rt(t, o, n, i);
	else if (o.op === "window") r.do === St.name ? c.length > 0 ? t.ask = Mt(s, c) : jt(t) : (t.ask = null, t.push(r.do, n, { move: r }));
	else if (o.op === "ask") {
		let e = s.asked.length === s.waiting.length;
		t.note(o.into, e ? [{
			seat: n,
			move: r
		}] : [...S(a).vars[o.into], {
			seat: n,
			move: r
		}]), c.length > 0 ? t.ask = Mt(s, c) : t.goOn();
	}
}, Pt = (e, t, n, r) => {
	if (t.ask === null || !t.ask.waiting.includes(n)) return null;
	let i = E(e, t);
	return i.op === "window" ? { do: St.name } : i.op === "ask" ? i.lapse(t, n, S(t), r) : null;
}, Ft = (e, t) => {
	let n = t.table.ask;
	if (n === null || n.closes === null || n.closes > t.table.clock) return;
	let r = E(e, t.table);
	if (r.op === "race") st(t, r);
	else if (r.op === "window") jt(t);
	else for (let r of n.waiting) Nt(e, t, r, Pt(e, t.table, r, (e) => t.below(e)), t.table.clock);
}, It = (e) => typeof e == "number" && Number.isFinite(e) && e >= 0, Lt = (e, t) => Number.isInteger(e) && e >= 0 && e < t, Rt = (e) => typeof e == "object" && !!e && !Array.isArray(e), zt = (e) => {
	if (!Rt(e)) return !1;
	let t = 0;
	for (let n in e) t++;
	return "tick" in e || "cue" in e || "again" in e ? t === 1 : "at" in e ? "seat" in e ? t === 3 && "move" in e : t === 2 && ("lapse" in e || "verdict" in e) : !1;
}, Bt = (e, t, n, r, i) => {
	let a = t.table;
	if (!Rt(r) || typeof r.do != "string") return w.notAMove;
	let o = At(e, a, n, i).find((e) => e.name === r.do) ?? null, s = o ?? (Object.hasOwn(e.verbs, r.do) ? e.verbs[r.do] : null);
	if (s === null) return r.do === St.name ? xt(a, n) : w.noSuchVerb;
	let c = bt(r, s.needs, a.seats, e.faces);
	if (c !== null) return {
		...w.wrongParts,
		about: c
	};
	if (o !== null) {
		let s = o.why(a, n, r, S(a));
		return s === null && Nt(e, t, n, r, i), s;
	}
	let l = Object.hasOwn(e.standing, s.name) ? e.standing[s.name] : null;
	if (l === null) return s.notNow(a, n);
	let u = kt(e, a, l, n, i) ?? l.why(a, n, r, S(a));
	return u === null && l.run(t, n, r), u;
}, Vt = (e, t, n, r) => {
	let i = t.table;
	if ("seat" in n) return Bt(e, t, n.seat, n.move, r);
	if ("lapse" in n) {
		let a = Pt(e, i, n.lapse, (e) => t.below(e));
		if (a === null) return w.notAsked;
		Nt(e, t, n.lapse, a, r);
	} else if ("verdict" in n) return ct(t, i.ask === null ? null : E(e, i), n.verdict);
	else if ("cue" in n) return tt(t, i.ask === null ? null : E(e, i));
	else if ("again" in n) return nt(t, i.ask === null ? null : E(e, i));
	else Ft(e, t);
	return null;
}, Ht = (e, t, n) => {
	let r = t.table;
	if (!zt(n)) return w.notAnInput;
	let i = "tick" in n ? n.tick : "cue" in n ? n.cue : "again" in n ? n.again : n.at;
	if (!It(i)) return w.badTime;
	if ("seat" in n ? !Lt(n.seat, r.seats) : "lapse" in n && !Lt(n.lapse, r.seats)) return w.noSuchSeat;
	if (e.outcome(r) !== null) return w.over;
	let a = r.clock, o = r.ask !== null && r.ask.kind !== "race" && r.ask.closes !== null && r.ask.closes < i && !("tick" in n);
	o && t.save(), i > a && (t.clock = i), o && (Ft(e, t), Et(e, t));
	let s = Vt(e, t, n, i);
	return s === null ? Et(e, t) : o ? t.restore() : t.clock = a, s;
}, Ut = (e, t) => {
	if (e === t) return !0;
	if (typeof e != "object" || typeof t != "object" || e === null || t === null || Array.isArray(e) !== Array.isArray(t)) return !1;
	let n = Object.keys(e);
	if (n.length !== Object.keys(t).length) return !1;
	for (let r of n) if (!Ut(e[r], t[r])) return !1;
	return !0;
}, Wt = (e, t) => {
	let n = null;
	for (let r in t) Ut(e[r], t[r]) || (n ??= {}, n[r] = t[r]);
	return n;
}, Gt = (e, t, n) => {
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
}, Kt = ({ spots: e }, { cards: t, seats: n }, { cards: r }) => e.some((i) => {
	let [a, o] = [t[i.row], r[i.row]];
	if (a === o) return !1;
	let s = le(i, n);
	return o.some((r) => {
		let o = a.includes(r) ? i : e.find((e) => t[e.row].includes(r));
		return (s & ~le(o, n)) !== 0;
	});
}), qt = (e, t, n, r, i, a) => {
	let { ask: o } = r;
	return !("seat" in i) || o === null || o.kind !== "ask" ? w.undoClosed : n(a) === null ? t(i.move.do) ? w.undoFinal : o.closes !== null && o.closes < i.at ? w.undoClosed : o.asked.length > 1 && a.ask?.asked !== o.asked ? w.undoRevealed : a.dice === r.dice ? a.kept !== r.kept || Kt(e, r, a) || a.known !== r.known && a.known.some((e, t) => (e & ~r.known[t]) !== 0) ? w.undoRevealed : null : w.undoRolled : w.over;
}, Jt = (e, t, n) => {
	if (e.kind === "switch") return typeof t == "boolean";
	if (e.kind === "choice") return typeof t == "string" && e.of.includes(t);
	if (e.kind === "text") return typeof t == "string" && t.length <= e.most;
	if (e.kind === "seat" && t === null) return !0;
	let [r, i] = e.kind === "seat" ? [0, n - 1] : [e.min, e.max];
	return Number.isInteger(t) && t >= r && t <= i;
}, Yt = (e, t) => e.kind === "switch" ? "true or false" : e.kind === "choice" ? `one of ${e.of.join(", ")}` : e.kind === "text" ? `a text of at most ${e.most} characters` : e.kind === "seat" ? `null or a seat from 0 to ${t - 1}` : `a whole number from ${e.min} to ${e.max}`, Xt = (e, t, n) => {
	if (t !== null && (typeof t != "object" || Array.isArray(t))) return {
		...w.option,
		about: "options are an object"
	};
	let r = t ?? {};
	for (let t in r) if (!Object.hasOwn(e, t)) return {
		...w.option,
		about: `${t}: the options are ${Object.keys(e).join(", ") || "none"}`
	};
	let i = {};
	for (let t in e) {
		let a = e[t], o = Object.hasOwn(r, t) ? r[t] : a.default;
		if (!Jt(a, o, n)) return {
			...w.option,
			about: `${t}: ${Yt(a, n)}`
		};
		i[t] = o;
	}
	return i;
}, Zt = (e, t) => {
	let n = e.spots.filter((e) => e.is.seen !== "all").sort((e, t) => t.is.never.length - e.is.never.length);
	for (let e of t) {
		let t = n.filter((t) => e.some((e) => !t.is.never.includes(e)));
		for (let n = 1; n < t.length; n++) {
			let [r, i] = [t[n - 1], t[n]];
			if (e.some((e) => i.is.never.includes(e) && !r.is.never.includes(e))) throw Error(`zones ${r.zone} and ${i.zone} refuse different faces: dreams need them to nest`);
		}
	}
	return [...n, ...e.spots.filter((e) => e.is.seen === "all")];
}, Qt = (e, t) => {
	let n = [];
	for (let r of e.barred) (t.includes(r) ? n : e.fitting).push(r);
	e.barred = n;
}, $t = (e, t) => {
	let n = h(t, e.length), r = e[n];
	return e[n] = e[e.length - 1], e.pop(), r;
}, en = (e, t, n, r, i) => {
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
		s.barred.length > 0 && Qt(s, c.never), a[g(t)] = $t(s.fitting.length > 0 ? s.fitting : s.barred, i);
	}
	return a;
}, tn = (e, t, n, r) => {
	let i = t.ask;
	if (i === null || i.asked.length === i.waiting.length) return t;
	if (i.kind === "window") return {
		...t,
		ask: {
			...i,
			waiting: i.asked.filter((e) => e !== n || i.waiting.includes(e))
		}
	};
	let a = E(e, t);
	if (a.op !== "ask") return t;
	let o = S(t), s = o.vars[a.into].map((a) => {
		if (a.seat === n) return a;
		let s = {
			...t,
			ask: {
				...i,
				waiting: [a.seat]
			}
		}, c = At(e, s, a.seat).flatMap((e) => [...e.moves(s, a.seat, o)]), l = c.length > 0 ? c[h(r, c.length)] : Pt(e, s, a.seat, (e) => h(r, e));
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
}, nn = (e, t, n, r) => {
	let [i, a] = [_(r), v(n.seats)], o = n.cards.slice(), s = n.known.slice(), c = (t) => {
		let r = n.face[g(t)];
		return (s[g(t)] & i) === 0 ? `backs ${e.backOf(r)}` : `${s[g(t)] === a ? "all" : "alone"} ${r}`;
	};
	for (let e of t) {
		let t = n.cards[e.row], r = le(e, n.seats);
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
}, rn = (e, t, n, r, i) => {
	let a = l(i), o = {
		...n,
		...nn(e, t, n, r)
	};
	return {
		...tn(e, {
			...o,
			face: en(e, t, o, _(r), a),
			kept: n.kept.map((t, i) => i === r ? t : e.dreamKept(n, i, (e) => h(a, e)))
		}, r, a),
		dice: u(a)
	};
}, an = (e, t, n, r) => {
	let i = l(r);
	return {
		...n,
		face: en(e, t, n, v(n.seats), i),
		dice: u(i)
	};
}, on = (e, t) => _(t === "rail" ? e.seats : t), sn = (e, t) => {
	let n = e.length;
	for (; t !== null && n > 0; n--) {
		let r = e[n - 1];
		if (r !== null && r <= t) break;
		e[n] = r;
	}
	e[n] = t;
}, cn = (e, t, n, r) => {
	let i = on(e, t), a = [];
	for (let t of n) {
		let n = (e.known[g(t)] & i) === 0 ? null : x(e, t);
		r === "free" ? sn(a, n) : a.push(n);
	}
	return a;
}, ln = (e, t, n, r) => {
	let i = e.cards[r];
	if (i !== t.cards[r]) return !1;
	if (e.known === t.known && e.face === t.face) return !0;
	for (let r of i) {
		let i = g(r);
		if (((e.known[i] ^ t.known[i]) & n) !== 0 || (e.known[i] & n) !== 0 && e.face[i] !== t.face[i]) return !1;
	}
	return !0;
}, un = ({ spots: e }, t, n) => ((fn?.from !== t || fn.to !== n) && (fn = {
	from: t,
	to: n,
	spots: e.filter(({ row: e }) => !ln(n, t, dn, e))
}), fn.spots), dn = -1, fn = null, pn = (e, t, n, r) => {
	for (let i of e.cards[r]) {
		let r = e.known[g(i)];
		if ((r & t) !== 0 != ((r & n) !== 0)) return !1;
	}
	return !0;
}, mn = (e, { zone: t, is: n, owner: r, place: i }) => {
	let a = e[t], o = n.by === "table" || n.by === "place" ? a : a[r];
	return n.by === "table" || n.by === "seat" ? o : o[i];
}, hn = (e, t, n, r, i) => {
	let a = r === null ? null : r.view.zones, o = on(t, n), s = i === null ? 0 : on(t, i.viewer), c = (r === null ? e.room.spots : un(e.room, r.table, t)).filter(({ owner: e, row: n }) => (e === null || e < t.seats) && (r === null || !ln(t, r.table, o, n)));
	if (a !== null && c.length === 0) return a;
	let l = { ...a };
	for (let e of c) {
		let { zone: r, is: c, owner: u, place: d, row: f } = e, p = i !== null && pn(t, o, s, f) ? mn(i.view.zones, e) : cn(t, n, t.cards[f], c.order);
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
}, gn = (e, t) => {
	let { ask: n } = t;
	if (n === null) return null;
	let r = E(e, t), i = r.op === "ask" ? r.about?.(t, S(t)) ?? null : null;
	return {
		kind: n.kind,
		question: "question" in r ? r.question : "",
		...i === null ? {} : { about: i },
		waiting: n.kind === "window" ? n.asked : n.waiting,
		closes: n.closes,
		cued: n.cue !== null,
		down: n.down.map((e) => e.seat)
	};
}, _n = (e, t, n, r, i) => {
	let a = {
		seats: t.seats,
		config: t.config,
		zones: hn(e, t, n, r, i),
		open: t.open,
		ask: i === null ? gn(e, t) : i.view.ask
	};
	return e.keeps ? {
		...a,
		kept: n === "rail" ? null : t.kept[n]
	} : a;
}, vn = class e {
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
		} : null, r = _n(this.#e, e, this.viewer, this.#t, n);
		return this.#t = {
			table: e,
			view: r
		}, r;
	}
	copy() {
		return new e(this.#e, this.viewer, this.#t);
	}
}, yn = ({ zone: e, owner: t, place: n }) => ({
	zone: e,
	seat: t,
	place: n
}), bn = (e, { tell: t, cards: n, from: r, to: i, more: a, secret: o, eyes: s = -1 }) => ({
	tell: t,
	secret: o ?? null,
	cards: n?.map((t) => ({
		face: x(e, t),
		known: e.known[g(t)] & s
	})) ?? null,
	more: {
		...r ? { from: yn(r) } : {},
		...i ? { to: yn(i) } : {},
		...a
	},
	told: {
		open: null,
		closed: null
	}
}), xn = ({ tell: e, cards: t, more: n, secret: r, told: i }, a, o) => {
	if (r !== null) return {
		tell: e,
		...n,
		kept: o === r.of ? r.kept : null
	};
	if (t === null) return i.open ??= {
		tell: e,
		...n
	}, i.open;
	let s = on({ seats: a }, o), c = t.map(({ face: e, known: t }) => (t & s) === 0 ? null : e), l = () => ({
		tell: e,
		cards: c,
		...n
	}), u = c[0] === null;
	if (c.some((e) => e === null !== u)) return l();
	let d = u ? "closed" : "open";
	return i[d] ??= l(), i[d];
}, Sn = class {
	#e = [];
	facts = [];
	happened(e, t) {
		this.#e.push(bn(t, e));
	}
	opens(e, { open: t }) {
		let n = Wt(t, e);
		n !== null && Gt(this.facts, this.#e.length, n);
	}
	told(e, t) {
		return t === "rail" || t < e ? this.#e.map((n) => xn(n, e, t)) : [];
	}
}, Cn = (e) => {
	let { by: t, order: n } = e[0].is, r = (e, t, r) => cn(e, t, e.cards[r.row], n), i = (e, t, n) => Object.fromEntries(n.map((n) => [n.place, r(e, t, n)]));
	if (t === "table") return (t, n) => r(t, n, e[0]);
	if (t === "place") return (t, n) => i(t, n, e);
	let a = [...new Set(e.map((e) => e.owner))].map((t) => e.filter((e) => e.owner === t));
	return t === "seat" ? (e, t) => a.slice(0, e.seats).map((n) => r(e, t, n[0])) : (e, t) => a.slice(0, e.seats).map((n) => i(e, t, n));
}, wn = (e) => {
	let t = [...new Set(e.room.spots.map(({ zone: e }) => e))], n = t.map((t) => Cn(e.room.spots.filter((e) => e.zone === t)));
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
				return gn(e, t);
			}
		};
		return e.keeps ? {
			...i,
			kept: t.kept[n]
		} : i;
	};
}, Tn = (e) => Object.fromEntries(e.map((e) => [e.name, e])), En = (e) => {
	Xe(e);
	let t = e.room, n = [e.fewest, t.most], r = Object.keys(e.cards), i = Object.values(e.scripts).some(({ steps: e }) => e.some((e) => e.op === "window")), a = /* @__PURE__ */ new WeakMap(), o = {
		room: t,
		faces: new Set(r),
		copyOpen: e.copyOpen ?? ((e) => ({ ...e })),
		scripts: e.scripts,
		verbs: Tn([
			...i ? [St] : [],
			...e.verbs,
			...e.standing
		]),
		standing: Tn(e.standing),
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
	}, s = Zt(t, [...new Set(r.map(o.backOf))].map((e) => r.filter((t) => o.backOf(t) === e))), c = e.lawful ?? De(e.begin), u = (n, r, i) => {
		let a = o.box(n, r);
		return {
			seats: r,
			config: n,
			clock: 0,
			dice: l(i),
			face: a,
			known: a.map(() => v(r)),
			cards: t.spots.map((e) => e.zone === "box" ? a.map((e, t) => re(t)) : []),
			...e.begin(n, r),
			stack: [],
			ask: null
		};
	}, d = (e, t, n = null) => {
		let r = new de(e, o, n);
		return r.push(t, 0, {}), Et(o, r), r.table;
	}, f = (e) => Number.isInteger(e) && e >= n[0] && e <= n[1], p = (t, n) => e.outcome(t) === null ? e.standing.filter((e) => kt(o, t, e, n) === null) : [], m = wn(o);
	return {
		id: e.id,
		version: e.version,
		seats: n,
		zones: t.zones,
		faces: r,
		options: e.options,
		questions: Ze(e.scripts),
		winnerBegins: e.winnerBegins === !0,
		isScene: (t) => e.isScene?.(t) ?? !1,
		teams: (t, n) => e.teams?.(t, n) ?? null,
		configure(t, r) {
			if (!f(r)) return {
				...w.seats,
				about: `${e.id} is for ${n[0]} to ${n[1]}`
			};
			let i = Xt(e.options, t, r);
			return Oe(i) ? i : e.check?.(i, r) ?? i;
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
		setup: (e, t, n) => d(u(e, t, n), "game"),
		open(e, t, n) {
			let r = new Sn();
			return {
				table: d(u(e, t, n), "game", r),
				told: (e) => r.told(t, e),
				facts: r.facts
			};
		},
		lay(n, r, i, a) {
			let s = u(n, r, i), l = Ge(t, s.face, r, i, a, e.rest);
			if (Oe(l)) return l;
			let f = Ke(s.open, a.open ?? {});
			if (Oe(f)) return f;
			let p = qe(s.kept, a.kept ?? {}, o.keeps);
			if (Oe(p)) return p;
			let m = {
				...s,
				...l,
				open: f,
				kept: p
			}, ee = Te(c, m, a.open ?? {}, a.names);
			return ee.length > 0 ? {
				...w.position,
				about: `${ee.join("; ")}.`
			} : e.outcome(m) === null ? d(m, "position") : {
				...w.position,
				about: "the game would be over."
			};
		},
		offers(e, t) {
			let n = [], r = (r, i) => {
				r.possible(e, t, S(e)) && n.push({
					do: r.name,
					needs: r.needs,
					question: i
				});
			}, i = At(o, e, t), a = i.length > 0 ? E(o, e) : null, s = a !== null && "question" in a ? a.question : null;
			for (let e of i) r(e, s);
			for (let n of p(e, t)) r(n, null);
			return n;
		},
		*moves(e, t, n) {
			let r = (e) => n === void 0 || e.name === n;
			for (let n of At(o, e, t)) r(n) && (yield* n.moves(e, t, S(e)));
			for (let n of p(e, t)) r(n) && (yield* n.moves(e, t, S(e)));
		},
		lapse: (e, t) => Pt(o, e, t, () => 0),
		needs: (e) => Object.hasOwn(o.verbs, e) ? o.verbs[e].needs : null,
		play(e, t) {
			let n = new Sn(), r = new de(e, o, n);
			return Ht(o, r, t) ?? {
				table: r.table,
				told: (t) => n.told(e.seats, t),
				facts: n.facts
			};
		},
		next(e, t) {
			let n = new de(e, o, null);
			return Ht(o, n, t) ?? n.table;
		},
		search(e) {
			let t = new de(e, o, null);
			return {
				table: t.table,
				next: (e) => Ht(o, t, e)
			};
		},
		stays: (n, r, i) => qt(t, (e) => o.verbs[e].final, e.outcome, n, r, i),
		alarm: (t) => t.ask === null || e.outcome(t) !== null ? null : t.ask.closes,
		race(e) {
			let t = e.ask === null ? null : E(o, e);
			if (t === null || t.op !== "race" || e.ask === null) return null;
			let n = S(e);
			return {
				hand: t.hand.name,
				racers: e.ask.asked,
				down: e.ask.down.map((e) => e.seat),
				cued: e.ask.cue !== null,
				within: t.within(e, n),
				mayMiss: t.mayMiss(e, n)
			};
		},
		view: (e, t) => _n(o, e, t, null, null),
		watcher: (e) => new vn(o, e),
		glance: m,
		ask: (e) => gn(o, e),
		imagine: (e, t, n) => rn(o, s, e, t, n),
		redealt: (e, t) => an(o, s, e, t),
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
}, Dn = (e) => Object.keys(e), D = {
	lawyer: {
		colour: "blue",
		worth: 1,
		rules: {
			"SB-22a": ["book", "analogy"],
			"SB-22b": ["analogy"],
			"SB-22c": ["house"],
			"SB-47": ["analogy"],
			"SB-22d": ["analogy"]
		},
		refusals: {
			emptyDiscard: {
				rule: "SB-22a",
				why: "There is nothing in the discard that the Lawyer may take."
			},
			notInDiscard: {
				rule: "SB-22c",
				why: "The Lawyer cannot take that: it is not in the discard, or it is a Lawyer of this turn."
			}
		}
	},
	medium: {
		colour: "blue",
		worth: 4,
		rules: {
			"SB-23": ["book", "house"],
			"SB-46": ["house"]
		}
	},
	panic: {
		colour: "blue",
		worth: 8,
		rules: {
			"SB-21a": ["book", "house"],
			"SB-21b": ["analogy"],
			"SB-21c": ["analogy"],
			"SB-21d": ["analogy"]
		}
	},
	nerves: {
		colour: "blue",
		worth: 3,
		rules: {
			"SB-25": ["book"],
			"SB-8": ["analogy"]
		}
	},
	hat: {
		colour: "blue",
		worth: 7,
		aim: "for",
		rules: {
			"SB-26a": ["book"],
			"SB-26b": ["analogy"],
			"SB-26c": ["book"],
			"SB-26d": ["book"],
			"SB-26e": ["analogy"]
		},
		refusals: { nobodyRicher: {
			rule: "SB-26a",
			why: "The Hat goes to a player with more cards than you will have left."
		} }
	},
	thief: {
		colour: "blue",
		worth: 2,
		aim: "against",
		rules: { "SB-27": [
			"book",
			"analogy",
			"house"
		] },
		refusals: {
			noVictim: {
				rule: "SB-27",
				why: "The Thief needs a living opponent with at least one card."
			},
			notTheirCard: {
				rule: "SB-27",
				why: "That card is not in the hand you look at."
			}
		}
	},
	cardsharp: {
		colour: "blue",
		worth: 5,
		rules: { "SB-24": ["book", "house"] }
	},
	misfire: {
		colour: "red",
		worth: 9,
		rules: {
			"SB-20a": ["book"],
			"SB-14": ["book", "house"],
			"SB-48": ["analogy"],
			"SB-15": ["analogy"],
			"SB-20b": ["analogy"]
		}
	},
	will: {
		colour: "yellow",
		worth: 6,
		rules: {
			"SB-28": [
				"book",
				"analogy",
				"house"
			],
			"SB-28a": ["book"],
			"SB-28b": ["analogy"],
			"SB-28d": ["book"],
			"SB-28e": ["analogy"],
			"SB-28g": ["analogy"],
			"SB-28h": ["house"],
			"SB-28i": ["house"]
		}
	}
}, On = D, O = Dn(D), kn = (e) => Object.values(On[e].refusals ?? {});
O.filter((e) => On[e].aim !== void 0);
var An = O.filter((e) => D[e].colour === "blue"), jn = O.toSorted((e, t) => D[t].worth - D[e].worth);
[
	"red",
	"blue",
	"yellow"
].flatMap((e) => jn.filter((t) => D[t].colour === e));
var Mn = (e) => e === "click" || e === "bang", Nn = {
	fewest: 2,
	most: 6
}, k = {
	situation: 3,
	revolver: 5
};
O.length * k.situation;
var Pn = k.revolver, Fn = {
	min: 1,
	max: 10,
	default: 3
}, A = {
	notPhaseOne: {
		rule: "SB-33",
		why: "Blue cards are played in phase one of your own turn."
	},
	notYourChamber: {
		rule: "SB-35",
		why: "A chamber is opened once, on your own turn."
	},
	notInHand: {
		rule: "SB-33",
		why: "You do not hold that card."
	},
	noSuchChamber: {
		rule: "SB-3",
		why: "Open the next chamber clockwise; any of them only while all six are shut."
	},
	notShut: {
		rule: "SB-23",
		why: "Choose a chamber that is still shut and not yet looked at."
	},
	sameChamber: {
		rule: "SB-24",
		why: "Swap it with another shut chamber."
	},
	noBang: {
		rule: "SB-48",
		why: "There is no Bang! of yours to undo."
	},
	nothingToAnswer: {
		rule: "SB-28b",
		why: "A Will answers a card that was just played, before it takes effect."
	},
	passed: {
		rule: "SB-45",
		why: "You have passed on this card."
	},
	ownCard: {
		rule: "SB-28h",
		why: "You do not answer your own card, only a Will played on it."
	},
	alreadyAnswered: {
		rule: "SB-44",
		why: "That card has been answered already, or is not the one that waits to take effect."
	},
	lookFirst: {
		rule: "SB-46",
		why: "The Medium looks into at least one chamber."
	},
	nothingToChoose: {
		rule: "SB-41",
		why: "There is nothing of that kind to choose now."
	}
};
[...Object.values(A), ...O.flatMap(kn)];
// kernel/machine/script.ts
var In = /* @__PURE__ */ t({
	act: () => zn,
	answerOf: () => Zn,
	ask: () => Vn,
	call: () => qn,
	each: () => Xn,
	loop: () => Yn,
	race: () => Un,
	script: () => Rn,
	when: () => Jn,
	window: () => Hn
}), Ln = (e) => e.flat(Infinity), Rn = (e, t = {}) => {
	let n = Ln(e);
	return {
		steps: [...n, ...Ln(t.always ?? [])],
		always: n.length,
		locks: t.locks ?? []
	};
}, zn = (e) => ({
	op: "act",
	run: e
}), Bn = (e) => ({
	op: "skip",
	run: e
}), Vn = ({ question: e, about: t, who: n, verbs: r, into: i, lapse: a, within: o }) => ({
	op: "ask",
	question: e,
	...t === void 0 ? {} : { about: t },
	who: n,
	verbs: r,
	into: i,
	lapse: a,
	within: o ?? null
}), Hn = ({ question: e, who: t, verbs: n, within: r }) => ({
	op: "window",
	question: e,
	who: t,
	verbs: n,
	within: r
}), Un = ({ question: e, who: t, hand: n, into: r, within: i, mayMiss: a, atCue: o }) => ({
	op: "race",
	question: e,
	who: t,
	hand: n,
	into: r,
	within: i,
	mayMiss: a,
	atCue: o
}), Wn = (e, t) => t.by, Gn = {}, Kn = () => Gn, qn = (e, { by: t = Wn, vars: n = Kn } = {}) => ({
	op: "call",
	named: typeof e == "string" ? e : null,
	script: typeof e == "string" ? () => e : e,
	by: t,
	vars: n
}), Jn = (e, ...t) => {
	let n = Ln(t);
	return [Bn((t, r) => e(t, r) ? 0 : n.length), ...n];
}, Yn = (e, ...t) => {
	let n = Ln(t);
	return [
		Bn((t, r) => e(t, r) ? 0 : n.length + 1),
		...n,
		Bn((t, r) => e(t, r) ? -n.length - 1 : 0)
	];
}, Xn = (e, t, ...n) => {
	let r = `${t}:all`;
	return [zn((t, n) => t.note(r, e(t.table, n))), ...Yn((e, t) => t.vars[r].length > 0, zn((e, n) => {
		let [i, ...a] = n.vars[r];
		e.note(t, i), e.note(r, a);
	}), ...n)];
}, Zn = (e, t, n) => {
	for (let { seat: r, move: i } of e.vars[t]) if (r === n) return i;
	throw Error(`seat ${n} has not answered "${t}"`);
}, Qn = (e, { name: t }) => e.do === t, $n = (e, t, n, r) => {
	for (let { seat: i, move: a } of e.vars[t] ?? []) if (i === n && Qn(a, r)) return a;
	return null;
}, er = (e, t) => {
	let n = e.vars.move;
	if (n === void 0 || !Qn(n, t)) throw Error(`"${e.script}" was not set off by "${t.name}"`);
	return n;
}, tr = {
	...In,
	...lt,
	top: S,
	does: Qn,
	answer: $n,
	cause: er
}, nr = () => tr, j = ["click", "bang"], M = [
	"1",
	"2",
	"3",
	"4",
	"5",
	"6"
], rr = Ne({
	cylinder: je(M, "nobody", { never: O }),
	loading: ke("nobody", { never: O }),
	deck: ke("nobody", { never: j }),
	discard: ke("all", { never: j }),
	hand: Ae("owner", { never: j }),
	played: Ae("all", { never: j }),
	out: ke("all", {
		order: "free",
		never: j
	})
}, Nn.most), { at: N } = rr, ir = {
	window: {
		kind: "number",
		...Fn
	},
	outHand: {
		kind: "choice",
		of: ["discard", "out"],
		default: "discard"
	},
	first: {
		kind: "seat",
		default: null
	}
}, ar = (e) => {
	let { active: t, alive: n, fell: r, bullets: i, opened: a, looked: o, last: s, phase: c, protected: l, lawyers: u, pending: d } = e;
	return {
		active: t,
		alive: n,
		fell: r,
		bullets: i,
		opened: a,
		looked: o,
		last: s,
		phase: c,
		protected: l,
		lawyers: u,
		pending: d
	};
}, { act: P, answer: F, ask: or, call: I, cause: sr, loop: cr, script: L, verb: R, when: lr, window: ur } = nr(), z = (e) => N.cylinder(M[e - 1]), dr = (e, t) => {
	let n = [];
	for (let r = 0; r < e.seats; r++) r !== t && e.open.alive[r] && n.push(r);
	return n;
}, fr = (e, t, n) => oe(e, N.hand(t), n) !== null, pr = (e, t) => b(e, N.hand(t)), mr = (e, t) => {
	let n = t;
	do
		n = (n + 1) % e.seats;
	while (!e.open.alive[n]);
	return n;
}, hr = R({
	name: "will",
	needs: {
		whom: "seat",
		card: "face"
	},
	notNow: (e, t) => e.open.pending.at(-1)?.seat === t ? A.ownCard : e.ask?.kind === "window" && e.ask.asked.includes(t) ? A.passed : A.nothingToAnswer,
	why: (e, t, { whom: n, card: r }) => {
		if (!fr(e, t, "will")) return A.notInHand;
		let i = e.open.pending.at(-1);
		return i.seat === n && i.card === r ? null : A.alreadyAnswered;
	},
	moves: (e, t) => {
		let { seat: n, card: r } = e.open.pending.at(-1);
		return fr(e, t, "will") ? [{
			whom: n,
			card: r
		}] : [];
	}
}), gr = (e) => P((t, n) => {
	let { whom: r } = n.vars.move, i = t.table.open.pending.at(-1);
	t.move([oe(t.table, N.hand(n.by), e)], N.hand(n.by), N.played(n.by));
	let a = typeof r == "number" ? r : null;
	e === "will" ? t.say("answered", {
		seat: n.by,
		whom: i.seat,
		card: i.card
	}) : a !== null && t.say("aimed", {
		seat: n.by,
		card: e,
		whom: a
	}), t.open({ pending: [...t.table.open.pending, {
		seat: n.by,
		card: e,
		whom: a
	}] });
}), _r = (e) => P((t, n) => {
	t.move([oe(t.table, N.played(n.by), e)], N.played(n.by), N.discard, { top: !0 });
	let { pending: r, lawyers: i } = t.table.open;
	t.open({
		pending: r.slice(0, -1),
		lawyers: e === "lawyer" ? i + 1 : i
	});
}), vr = (e, t) => {
	let n = 0;
	for (let r of y(e, t)) x(e, r) === "will" && n++;
	return n;
}, yr = (e) => {
	let t = vr(e, N.discard) + vr(e, N.out);
	for (let n = 0; n < e.seats; n++) t += vr(e, N.played(n));
	return t === k.situation;
}, br = ur({
	question: "answer",
	who: (e, t) => yr(e) ? [] : dr(e, t.by).filter((t) => pr(e, t) > 0),
	verbs: [hr],
	within: (e) => e.config.window * 1e3
}), B = (e, ...t) => L([
	gr(e),
	br,
	...t
], { always: [_r(e)] }), V = (e, t, n = () => null) => {
	let r = (t, r) => fr(t, r, e) ? n(t, r) : A.notInHand;
	return R({
		name: e,
		needs: {},
		notNow: () => t,
		why: r,
		moves: (e, t) => r(e, t) === null ? [{}] : []
	});
}, xr = (e, t, n) => {
	let r = (t, r, i) => fr(t, r, e) ? n(t, r, i) : A.notInHand;
	return R({
		name: e,
		needs: { whom: "seat" },
		notNow: () => t,
		why: (e, t, n) => r(e, t, n.whom),
		moves: (e, t) => dr(e, t).flatMap((n) => r(e, t, n) === null ? [{ whom: n }] : [])
	});
}, H = (e, t, n, r = () => !0) => or({
	question: e,
	who: (e, t) => r(e, t) ? [t.by] : [],
	verbs: t,
	into: e,
	lapse: (e, t, r, i) => n(e, r, i)
}), Sr = (e) => {
	let t = y(e, N.discard), n = t.filter((t) => x(e, t) === "lawyer").slice(0, e.open.lawyers);
	return t.filter((e) => !n.includes(e));
}, Cr = (e, t) => Sr(e).find((n) => x(e, n) === t), U = R({
	name: "fetch",
	needs: { card: "face" },
	notNow: () => A.nothingToChoose,
	why: (e, t, { card: n }) => Cr(e, n) === void 0 ? D.lawyer.refusals.notInDiscard : null,
	moves: (e) => [...new Set(Sr(e).map((t) => x(e, t)))].sort().map((e) => ({ card: e }))
}), wr = {
	copies: k.situation,
	back: "situation",
	verb: V("lawyer", A.notPhaseOne, (e) => Sr(e).length === 0 ? D.lawyer.refusals.emptyDiscard : null),
	script: B("lawyer", H("fetch", [U], (e, t, n) => {
		let r = Sr(e);
		return {
			do: "fetch",
			card: x(e, r[n(r.length)])
		};
	}), P((e, t) => e.move([Cr(e.table, F(t, "fetch", t.by, U).card)], N.discard, N.hand(t.by))))
}, Tr = xr("thief", A.notPhaseOne, (e, t, n) => n !== t && e.open.alive[n] && pr(e, n) > 0 ? null : D.thief.refusals.noVictim), W = (e) => sr(e, Tr).whom, Er = (e, t) => [...new Set(ie(e, N.hand(t)))].sort(), Dr = R({
	name: "take",
	needs: { card: "face" },
	notNow: () => A.nothingToChoose,
	why: (e, t, { card: n }, r) => Er(e, W(r)).includes(n) ? null : D.thief.refusals.notTheirCard,
	moves: (e, t, n) => Er(e, W(n)).map((e) => ({ card: e }))
}), Or = (e, t) => pr(e, W(t)) === 0, kr = {
	copies: k.situation,
	back: "situation",
	verb: Tr,
	script: B("thief", lr(Or, P((e, t) => e.say("nothing-to-take", {
		seat: t.by,
		whom: W(t)
	}))), lr((e, t) => !Or(e, t), P((e, t) => e.look(t.by, y(e.table, N.hand(W(t))), N.hand(W(t)))), H("take", [Dr], (e, t, n) => {
		let r = ie(e, N.hand(W(t)));
		return {
			do: "take",
			card: r[n(r.length)]
		};
	}), P((e, t) => e.move([oe(e.table, N.hand(W(t)), F(t, "take", t.by, Dr).card)], N.hand(W(t)), N.hand(t.by)))))
}, G = Array.from({ length: 6 }, (e, t) => t + 1), K = (e) => e % 6 + 1, Ar = ({ open: e }) => G.filter((t) => !e.opened[t - 1]), q = (e) => e.open.last === null ? Ar(e) : [K(e.open.last)], jr = ({ open: e }, t) => G.filter((n) => e.opened[n - 1] && t(n) === "bang").length, Mr = (e, t) => e.open.bullets - jr(e, t), Nr = { quiet: !0 }, Pr = (e, t) => y(e.table, N.box).filter((n) => x(e.table, n) === t), Fr = (e, t, n) => {
	e.move(t, N.box, N.loading, Nr), e.shuffle(N.loading);
	for (let t of n) e.move(y(e.table, N.loading).slice(0, 1), N.loading, z(t), Nr);
}, Ir = (e, t) => {
	for (let t of G) e.move(y(e.table, z(t)), z(t), N.box, Nr);
	Fr(e, [...Pr(e, "bang").slice(0, t), ...Pr(e, "click").slice(0, G.length - t)], G), e.open({
		bullets: t,
		opened: G.map(() => !1),
		looked: G.map(() => []),
		last: null
	}), e.say("reloaded", { bullets: t });
}, Lr = (e) => {
	let { opened: t, bullets: n } = e.table.open, r = G.filter((t) => b(e.table, z(t)) === 0);
	if (r.length === G.length) Ir(e, n);
	else for (let t of r) Fr(e, [...Pr(e, "click"), ...Pr(e, "bang")].slice(0, 1), [t]);
	for (let n of G) {
		t[n - 1] && e.reveal(y(e.table, z(n)), z(n));
		for (let t of e.table.open.looked[n - 1]) e.look(t, y(e.table, z(n)), z(n));
	}
	e.open({
		bullets: G.filter((t) => Hr(e.table, t)).length,
		opened: t,
		last: G.find((e) => t[e - 1] && !t[K(e) - 1]) ?? null
	});
}, Rr = (e, t, n) => {
	let { looked: r } = e.table.open, i = r[n - 1];
	i.includes(t) || e.open({ looked: r.with(n - 1, [...i, t]) }), e.look(t, y(e.table, z(n)), z(n));
}, zr = (e, t, n) => {
	let [r, i] = n, [a, o] = [y(e.table, z(r)).slice(), y(e.table, z(i)).slice()], { looked: s } = e.table.open;
	e.open({ looked: s.with(r - 1, s[i - 1]).with(i - 1, s[r - 1]) }), e.move(a, z(r), z(i)), e.move(o, z(i), z(r)), e.say("swapped", {
		seat: t,
		chambers: n
	});
}, Br = (e, t, n) => {
	e.open({
		phase: "opened",
		last: n
	}), e.say("opened", {
		seat: t,
		chamber: n
	}), e.reveal(y(e.table, z(n)), z(n)), e.open({ opened: e.table.open.opened.with(n - 1, !0) });
}, Vr = (e, t) => ie(e, z(t))[0], Hr = (e, t) => Vr(e, t) === "bang", Ur = (e) => e.open.last !== null && Hr(e, e.open.last), Wr = (e) => Mr(e, (t) => Vr(e, t)) === 0, Gr = (e, t, n, r) => R({
	name: e,
	needs: { chamber: "position" },
	notNow: () => t,
	why: (e, t, { chamber: i }, a) => r(e, a).includes(i) ? null : n,
	moves: (e, t, n) => r(e, n).map((e) => ({ chamber: e }))
}), J = (e) => e.vars.looked ?? [], Kr = (e, t) => Ar(e).filter((e) => !J(t).includes(e)), qr = Gr("open", A.notYourChamber, A.noSuchChamber, q), Y = Gr("peek", A.nothingToChoose, A.notShut, Kr), Jr = Gr("swap", A.nothingToChoose, A.sameChamber, Kr), Yr = R({
	name: "stop",
	needs: {},
	notNow: () => A.nothingToChoose,
	why: (e, t, n, r) => J(r).length > 0 ? null : A.lookFirst,
	moves: (e, t, n) => J(n).length > 0 ? [{}] : []
}), Xr = {
	copies: k.situation,
	back: "situation",
	verb: V("cardsharp", A.notPhaseOne),
	script: B("cardsharp", H("peek", [Y], () => ({ do: "stop" })), P((e, t) => {
		let n = F(t, "peek", t.by, Y);
		n !== null && (e.note("looked", [n.chamber]), Rr(e, t.by, n.chamber));
	}), lr((e, t) => J(t).length > 0 && Kr(e, t).length > 0, H("swap", [Jr, Yr], () => ({ do: "stop" })), P((e, t) => {
		let n = F(t, "swap", t.by, Jr);
		n !== null && zr(e, t.by, [J(t)[0], n.chamber]);
	})))
}, Zr = xr("hat", A.notPhaseOne, (e, t, n) => n !== t && e.open.alive[n] && pr(e, n) > pr(e, t) - 1 ? null : D.hat.refusals.nobodyRicher), Qr = {
	copies: k.situation,
	back: "situation",
	verb: Zr,
	script: B("hat", P((e, t) => {
		let { whom: n } = sr(t, Zr);
		e.open({
			phase: "passed",
			active: n
		}), e.say("passed-on", {
			seat: t.by,
			whom: n
		});
	}))
}, $r = {
	copies: k.situation,
	back: "situation",
	verb: V("medium", A.notPhaseOne),
	script: B("medium", cr((e, t) => t.vars.stopped !== !0 && J(t).length < 3 && Kr(e, t).length > 0, H("peek", [Y, Yr], () => ({ do: "stop" })), P((e, t) => {
		let n = F(t, "peek", t.by, Y);
		if (n === null) return e.note("stopped", !0);
		e.note("looked", [...J(t), n.chamber]), Rr(e, t.by, n.chamber);
	})))
}, ei = {
	copies: k.situation,
	back: "situation",
	verb: V("misfire", A.noBang),
	script: B("misfire", P((e) => e.open({ protected: !0 })))
}, ti = {
	copies: k.situation,
	back: "situation",
	verb: V("nerves", A.notPhaseOne),
	script: B("nerves", P((e) => Ir(e, Math.min(Pn, e.table.open.bullets + 1))))
}, ni = {
	lawyer: wr,
	medium: $r,
	panic: {
		copies: k.situation,
		back: "situation",
		verb: V("panic", A.notPhaseOne),
		script: B("panic", H("open", [qr], (e, t, n) => ({
			do: "open",
			chamber: q(e)[n(q(e).length)]
		}), (e) => e.open.last === null), P((e, t) => {
			let n = e.table.open.last === null ? F(t, "open", t.by, qr).chamber : q(e.table)[0];
			e.open({ protected: !0 }), Br(e, t.by, n);
		}))
	},
	nerves: ti,
	hat: Qr,
	thief: kr,
	cardsharp: Xr,
	misfire: ei,
	will: {
		copies: k.situation,
		back: "situation",
		verb: hr,
		script: B("will", P((e, t) => {
			let { seat: n, card: r } = e.table.open.pending.at(-2);
			e.cancelBeneath(), e.say("cancelled", {
				seat: n,
				card: r,
				by: t.by
			});
		}))
	}
}, ri = {
	copies: k.revolver,
	back: "revolver"
}, ii = {
	...ni,
	click: ri,
	bang: ri
}, ai = 5, oi = (e, t) => ie(e, z(t))[0] === "bang", si = (e) => G.some((t) => b(e, z(t)) > 0), ci = (e) => G.filter((t) => e.open.opened[t - 1] && !e.open.opened[K(t) - 1]), li = {
	facts: (e) => ({
		active: ye(e),
		alive: xe(e, _e),
		fell: C(ye(e), {
			most: e.seats - 2,
			distinct: !0
		}),
		bullets: ge(1, ai),
		opened: C(_e, {
			length: M.length,
			called: (e) => ` of chamber ${e + 1}`
		}),
		looked: C(C(ye(e), {
			most: e.seats,
			distinct: !0
		}), {
			length: M.length,
			called: (e) => ` of chamber ${e + 1}`
		}),
		last: be(ge(1, M.length)),
		phase: ve("blue"),
		protected: ve(!1),
		lawyers: ve(0),
		pending: C(ve(), { length: 0 })
	}),
	must: [
		({ open: { alive: e, active: t, fell: n } }, r) => {
			let i = e.filter((e) => e).length;
			if (i < 2) return `${i} of the players ${i === 1 ? "is" : "are"} alive: at least 2 must be`;
			if (!e[t]) return `active is ${r(t)}, who is out: it must be somebody alive`;
			let a = n.find((t) => e[t]);
			if (a !== void 0) return `fell names ${r(a)}, who is alive: it must name only those who are out`;
			let o = e.length - i;
			return n.length === 0 || n.length === o ? null : `fell names ${n.length} of the ${o} who are out: it must name all of them, in order, or nobody`;
		},
		(e, t, n) => {
			let { opened: r, bullets: i } = e.open, a = we(G, (n) => Ce(e, z(n), 0, 1, t));
			if (a !== null) return a;
			if (r.every((e) => e)) return "opened has all six chambers open: at least one must be shut";
			let o = ci(e);
			if (o.length > 1) return "opened has gaps: chambers are opened one after another, clockwise";
			if (n.last !== void 0 && n.last !== (o[0] ?? null)) return `last is ${n.last}: by what is opened it must be ${o[0] ?? null}`;
			if (!si(e)) return o.length > 0 ? "opened names open chambers, but the cylinder does not say what lies in it: lay out its Bang! cards" : e.open.looked.every((e) => e.length === 0) ? null : "looked names players, but the cylinder does not say what lies in it: lay out its Bang! cards";
			let s = G.filter((t) => oi(e, t)), c = s.length > 0 ? s : G.filter((t) => b(e, z(t)) === 0).slice(-1);
			return n.bullets !== void 0 && i !== c.length ? `bullets is ${i}, and the cylinder has ${c.length} Bang!: they must be equal` : c.some((e) => !r[e - 1]) ? null : "every Bang! lies open: the cylinder would have been shuffled, so one must be shut";
		},
		(e, t) => {
			for (let n = 0; n < e.seats; n++) {
				let r = Ce(e, N.played(n), 0, 0, t);
				if (r !== null) return r;
				if (!e.open.alive[n] && b(e, N.hand(n)) > 0) return `${t(n)} is out and holds cards: that hand must be empty`;
			}
			let n = e.config.outHand === "out" && e.open.alive.includes(!1) ? Infinity : 0;
			return Ce(e, N.loading, 0, 0, t) ?? Ce(e, N.out, 0, n, t);
		}
	]
}, ui = L([P((e) => {
	let { seats: t, config: n } = e.table, r = y(e.table, N.box).filter((t) => !Mn(x(e.table, t)));
	e.move(r, N.box, N.deck, { quiet: !0 }), e.shuffle(N.deck);
	for (let n = 0; n < t; n++) e.move(y(e.table, N.deck).slice(0, 3), N.deck, N.hand(n));
	e.open({ active: n.first ?? e.below(t) }), Ir(e, 1);
})]), di = R({
	name: "give-up",
	needs: {},
	notNow: () => A.noBang,
	why: () => null,
	moves: () => [{}]
}), fi = (e, t) => {
	let { alive: n, fell: r } = e.table.open;
	e.open({
		alive: n.with(t.by, !1),
		fell: [...r, t.by]
	}), e.say("out", { seat: t.by });
	let i = e.table.config.outHand === "out" ? N.out : N.discard;
	e.move(y(e.table, N.hand(t.by)), N.hand(t.by), i, { top: !0 });
}, pi = (e, t) => {
	let n = y(e.table, N.deck).slice(0, 1);
	n.length === 0 ? e.say("no-card", { seat: t }) : e.move(n, N.deck, N.hand(t));
}, mi = (e, t) => Ur(e) && !e.open.protected && e.open.alive[t.by], hi = (e, t) => e.open.alive[t.by], gi = [P((e, t) => e.open({
	phase: "blue",
	protected: !1,
	lawyers: 0,
	active: t.by
})), cr((e) => e.open.phase === "blue", or({
	question: "turn",
	who: (e, t) => [t.by],
	verbs: [...An.map((e) => ni[e].verb), qr],
	into: "turn",
	lapse: (e, t, n, r) => ({
		do: "open",
		chamber: q(e)[r(q(e).length)]
	})
}), I((e, t) => Zn(t, "turn", t.by).do, { vars: (e, t) => ({ move: Zn(t, "turn", t.by) }) }))], _i = cr(mi, or({
	question: "bang",
	who: (e, t) => [t.by],
	verbs: [ni.misfire.verb, di],
	into: "bang",
	lapse: (e, t) => ({ do: fr(e, t, "misfire") ? "misfire" : "give-up" })
}), I((e, t) => Zn(t, "bang", t.by).do, { vars: (e, t) => ({ move: Zn(t, "bang", t.by) }) })), vi = L([...gi, lr((e) => e.open.phase === "opened", _i, P((e, t) => {
	let n = Ur(e.table) && hi(e.table, t);
	n && e.say("saved", { seat: t.by }), Wr(e.table) && Ir(e, e.table.open.bullets), hi(e.table, t) && pi(e, t.by), n || e.open({ active: mr(e.table, t.by) });
}))]), yi = L([P((e, t) => Br(e, t.by, sr(t, qr).chamber))]), bi = L([P(fi)]), xi = /* @__PURE__ */ t({ steelBullets: () => wi }), Si = (e) => {
	let { alive: t, fell: n } = e.open, r = t.indexOf(!0);
	return t.indexOf(!0, r + 1) >= 0 ? null : {
		score: t.map((e, t) => e ? n.length : n.indexOf(t)),
		winners: [r],
		endings: ["last-one-standing"]
	};
}, Ci = [
	di,
	qr,
	Y,
	Jr,
	Yr,
	U,
	Dr
], wi = En({
	id: "steel-bullets",
	version: 3,
	fewest: Nn.fewest,
	options: ir,
	winnerBegins: !0,
	room: rr,
	cards: ii,
	verbs: [...Object.values(ni).map((e) => e.verb), ...Ci],
	standing: [],
	scripts: {
		game: L([I("set-up"), I("play")]),
		position: L([P(Lr), I("play")]),
		play: L([cr(() => !0, I("turn", { by: (e) => e.open.active }))]),
		"set-up": ui,
		turn: vi,
		open: yi,
		"give-up": bi,
		...Object.fromEntries(Object.entries(ni).map(([e, t]) => [e, t.script]))
	},
	rest: "box",
	lawful: li,
	begin: (e, t) => ({
		open: {
			active: 0,
			alive: Array.from({ length: t }, () => !0),
			fell: [],
			bullets: 1,
			opened: M.map(() => !1),
			looked: M.map(() => []),
			last: null,
			phase: "blue",
			protected: !1,
			lawyers: 0,
			pending: []
		},
		kept: Array.from({ length: t }, () => null)
	}),
	copyOpen: ar,
	outcome: Si
}), Ti = {
	abigail: {
		level: "sharpshooter",
		temper: { dares: [.1, .1] }
	},
	dallas: {
		level: "greenhorn",
		temper: {
			careless: 0,
			dares: [1, 1],
			blind: !0
		}
	},
	vernon: {
		level: "sharpshooter",
		temper: { spiteful: !0 }
	}
}, X = (e, t) => e.moves(t.name), Ei = {
	blind: !1,
	spiteful: !1
}, Di = {
	greenhorn: {
		...Ei,
		careless: 100,
		dares: [.5, .9],
		ruthless: 0,
		shrewd: !1
	},
	gunhand: {
		...Ei,
		careless: 20,
		dares: [.5, .9],
		ruthless: 0,
		shrewd: !1
	},
	sharpshooter: {
		...Ei,
		careless: 0,
		dares: [.2, .5],
		ruthless: 3,
		shrewd: !0
	}
}, Oi = {
	greenhorn: {
		...Di.greenhorn,
		careless: 35
	},
	gunhand: {
		...Ei,
		careless: 8,
		dares: [.3, .6],
		ruthless: 2,
		shrewd: !1
	},
	sharpshooter: {
		...Di.sharpshooter,
		shrewd: !1
	}
}, Z = (e, t) => e.zones.cylinder[M[t - 1]][0] ?? null, ki = (e) => ({
	bangs: e.open.bullets - G.filter((t) => Z(e, t) === "bang").length,
	of: G.filter((t) => Z(e, t) === null).length
}), Ai = (e, t) => {
	let n = Z(e, t);
	return n === null ? ki(e) : {
		bangs: +(n === "bang"),
		of: 1
	};
}, Q = (e, t) => {
	let { bangs: n, of: r } = Ai(e, t);
	return n / r;
}, ji = (e) => q(e).reduce((t, n) => (Q(e, t) - Q(e, n) || Q(e, K(n)) - Q(e, K(t))) > 0 ? n : t), Mi = (e, t) => e.zones.hand[t].filter((e) => e !== null && !Mn(e)), $ = (e, t) => [...e].reduce((e, n) => t(n) > t(e) ? n : e), Ni = (e) => $([...X(e, Dr), ...X(e, U)], ({ card: e }) => Mn(e) ? 0 : D[e].worth), Pi = (e, t) => [
	"misfire",
	"panic",
	...Math.min(Pn, e.open.bullets + 1) / G.length < t ? ["nerves"] : [],
	"cardsharp",
	"hat"
], Fi = (e, t) => {
	let { view: n, seat: r } = e, { shrewd: i } = t, a = (t) => e.offers.some((e) => e.do === t), o = Mi(n, r).includes("misfire"), s = ji(n), c = Q(n, s), l = t.dares[+!!o], u = (e) => n.zones.hand[e].length, d = i && c >= l ? Pi(n, c) : ["misfire", "panic"];
	if (a("lawyer") && (i || !o) && d.some((e) => n.zones.discard.includes(e))) return { do: "lawyer" };
	if (a("thief") && (i || !o)) return $(X(e, kr.verb), ({ whom: e }) => u(e) + (Mi(n, e).includes("misfire") ? 9 : 0));
	if (c > 0 && c < 1 && !t.blind) {
		for (let e of ["medium", "cardsharp"]) if (a(e)) return { do: e };
	}
	if (c === 1 && a("cardsharp")) return { do: "cardsharp" };
	if (c >= l) {
		if (a("hat")) return $(X(e, Qr.verb), ({ whom: e }) => -u(e));
		let t = i ? Math.min(Pn, n.open.bullets + 1) : n.open.bullets + 1;
		if (a("nerves") && t / G.length < c) return { do: "nerves" };
		if (a("panic")) return { do: "panic" };
	}
	return {
		do: "open",
		chamber: s
	};
}, Ii = (e, t) => {
	let n = e.view, r = Q(n, ji(n));
	if (!t.shrewd || r < t.dares[+!!Mi(n, e.seat).includes("misfire")]) return Ni(e);
	let i = Pi(n, r), a = (e) => Mn(e) ? -1 : i.indexOf(e);
	return [...X(e, U)].filter(({ card: e }) => a(e) >= 0).sort((e, t) => a(e.card) - a(t.card))[0] ?? Ni(e);
}, Li = (e) => {
	let t = e.view, n = ji(t), r = ({ chamber: e }) => -((e - n + G.length) % G.length), i = [...X(e, Y)];
	if (t.open.pending.at(-1)?.card !== "medium") return $(i, r);
	let a = i.filter(({ chamber: e }) => Z(t, e) === null);
	return a.length > 0 ? $(a, r) : e.offers.some((e) => e.do === "stop") ? { do: "stop" } : $(i, r);
}, Ri = (e) => {
	let t = e.view, [n] = q(t);
	return t.open.last === null || Z(t, n) !== "bang" ? { do: "stop" } : $(X(e, Jr), ({ chamber: e }) => -Q(t, e) + (e === K(n) ? .01 : 0));
}, zi = (e, t, n) => {
	let { card: r, whom: i } = e.open.pending.at(-1), a = Mi(e, t), o = Q(e, ji(e));
	if (r === "will") {
		let { seat: n, card: r } = e.open.pending.at(-2);
		return n === t && D[r].worth >= D.will.worth;
	}
	return n.spiteful ? !0 : i === t && r === "thief" ? a.includes("misfire") || a.includes("panic") : i === t && r === "hat" ? o >= n.dares[+!!a.includes("misfire")] : e.open.alive.filter(Boolean).length > n.ruthless ? !1 : r === "misfire" || r === "panic" && o >= .5 || r === "hat" && o === 1;
}, Bi = (e, t) => {
	let [n] = e.moves("will");
	return n !== void 0 && zi(e.view, e.seat, t) ? n : { do: "pass" };
}, Vi = (e) => {
	let t = [...e.moves()];
	return t[e.roll(t.length)];
}, Hi = (e, t, n) => {
	switch (t) {
		case "turn": return Fi(e, n);
		case "answer": return Bi(e, n);
		case "bang": return { do: e.offers.some((e) => e.do === "misfire") ? "misfire" : "give-up" };
		case "open": return {
			do: "open",
			chamber: ji(e.view)
		};
		case "peek": return Li(e);
		case "swap": return Ri(e);
		case "fetch": return Ii(e, n);
		default: return Ni(e);
	}
}, Ui = (e, t) => ({
	name: e,
	choose(e) {
		let n = e.offers[0]?.question ?? null;
		return n === null ? null : n !== "bang" && e.roll(100) < t.careless ? Vi(e) : Hi(e, n, t);
	},
	react: () => null
}), Wi = Dn(Di).map((e) => Ui(e, Di[e]));
Dn(Oi).map((e) => Ui(`old-${e}`, Oi[e]));
// bots/racing.ts
var Gi = ({ hand: e, racers: t, within: n }, r, i) => {
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
}, Ki = 6, qi = 2e3, Ji = 1500, Yi = 1e3, Xi = class {
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
}, Zi = class {
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
		return new Xi(this.#e, this.line.table, e, this.#n);
	}
	goOn() {
		let e = this.#e.race(this.line.table);
		e !== null && !e.cued ? this.#o() : !this.#i(!1) && !this.#i(!0) && this.#a();
	}
	#i(e) {
		for (let t = 0; t < this.line.table.seats; t++) for (let n = 0; n < Ki; n++) {
			let n = this.#r(t), { offers: r } = n;
			if (r.length === 0 || r.some((e) => e.question !== null) !== e) break;
			let i = this.#t.choose(n);
			if (i === null) break;
			let { table: a } = this.line;
			if (this.play({
				seat: t,
				move: i,
				at: Math.min(a.clock + Yi, this.#e.alarm(a) ?? Infinity)
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
		this.play({ cue: this.line.table.clock + Ji });
		let { table: e } = this.line;
		for (let t of Gi(this.#e.race(e), e.clock, (e) => this.#t.react(this.#r(e)))) this.play(t);
	}
}, Qi = ({ winners: e, teams: t }, n) => Array.from({ length: n }, (n, r) => e.includes(r) ? t === void 0 ? 1 / e.length : 1 : 0), $i = ({ game: e, policy: t, horizon: { far: n, judge: r } }, i, a, o) => {
	let s = new Zi(e, t, o, i);
	for (a !== null && s.play({
		...a,
		at: i.clock
	});;) {
		let { table: t } = s.line, o = e.outcome(t);
		if (o !== null) return Qi(o, t.seats);
		if (s.inputs >= qi || n(i, t, a?.seat ?? null)) return r(t);
		s.goOn();
	}
}, ea = class {
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
}, ta = (e, t) => JSON.stringify(e) === JSON.stringify(t), na = (e, t) => {
	let n = t.filter((e, n) => t.findIndex((t) => ta(t, e)) === n), r = 24 - n.length, i = [], a = 0;
	for (let t of e.moves()) if (!n.some((e) => ta(e, t))) {
		if (a++, i.length < r) i.push(t);
		else {
			let n = e.roll(a);
			n < i.length && (i[n] = t);
		}
	}
	return [...n, ...i].map((e) => new ea(e));
}, ra = (e, t, n, r, i) => {
	let a = Math.max(1, Math.ceil(Math.log2(n.length))), o = n[0], s = n;
	for (let n = 0; n < a; n++) {
		let n = Math.max(1, Math.floor(r / a / s.length));
		for (let r = 0; r < n && !(e.isLate() && o.worths.length > 0); r++) {
			let n = e.dream();
			for (let r of s) r.add($i(t, n, {
				seat: e.seat,
				move: r.move
			}, e.roll)[e.seat]);
		}
		let c = s.toSorted((e, t) => t.mean - e.mean), l = c.slice(0, Math.max(2, Math.ceil(c.length / 2)));
		s = [...l, ...i.filter((e) => !l.includes(e))];
	}
	return s;
}, ia = (e, t, n, { playouts: r, doubt: i }) => {
	let a = na(e, [n]);
	if (a.length === 1) return n;
	let o = a[0], s = ra(e, t, a, r, [o]).reduce((e, t) => t.mean > e.mean ? t : e);
	if (s === o) return n;
	let { by: c, error: l } = s.over(o);
	return c > i * l ? s.move : n;
}, aa = (e, t, n) => {
	let { hunch: r } = t;
	return {
		name: e,
		hurried: r,
		choose(e) {
			let i = r.choose(e), a = e.offers.find((e) => e.question !== null)?.question ?? null;
			return i === null || a === null || !t.ponders(a) ? i : ia(e, t, i, n);
		},
		react: (e) => r.react(e)
	};
}, oa = ({ open: { last: e } }) => e === null ? null : K(e), sa = (e, t, n) => {
	if (n.do === "open") {
		let r = Ai(e, Number(n.chamber));
		return {
			because: r.bangs > 0 && Mi(e, t).includes("misfire") ? "covered" : "opened",
			...r
		};
	}
	if (n.do === "medium" || n.do === "cardsharp") return ki(e).of === 0 ? null : {
		because: "look",
		...ki(e)
	};
	let r = oa(e);
	if (r === null) return null;
	let i = Ai(e, r);
	return n.do === "nerves" ? {
		because: "nerves",
		...i,
		bullets: Math.min(Pn, e.open.bullets + 1),
		chambers: 6
	} : n.do === "panic" || n.do === "hat" ? {
		because: n.do,
		...i
	} : null;
}, ca = (e, t) => {
	let n = oa(e);
	return n === null ? null : t.do === "swap" ? Z(e, n) === "bang" ? { because: "away" } : null : Z(e, n) === "click" ? { because: "stays" } : null;
}, la = ({ view: e, seat: t, offers: n }, r) => {
	switch (n.find((e) => e.do === r.do)?.question) {
		case "turn": return sa(e, t, r);
		case "open": return {
			because: "panic",
			...Ai(e, Number(r.chamber))
		};
		case "bang": return { because: r.do === "misfire" ? "saved" : "out" };
		case "answer": {
			let n = e.open.pending.at(-1).whom === t;
			return r.do === "will" ? n ? { because: "aimed" } : null : n ? null : { because: "kept" };
		}
		case "peek": return r.do === "peek" && r.chamber === oa(e) ? { because: "next" } : null;
		case "swap": return ca(e, r);
		default: return r.card === "misfire" ? { because: "misfire" } : null;
	}
}, ua = Wi.at(-1), da = {
	game: wi,
	hunch: ua,
	policy: ua,
	horizon: {
		far: (e, { open: { alive: t } }, n) => n !== null && t[n] === !1,
		judge: ({ open: { alive: e } }) => e.map((t) => t ? 1 / e.filter(Boolean).length : 0)
	},
	ponders: () => !0,
	patience: 25e3,
	why: la
}, fa = aa("legend", da, {
	playouts: 600,
	doubt: 1
}), pa = Dn(Ti).map((e) => {
	let { level: t, temper: n } = Ti[e];
	return {
		...Ui(e, {
			...Di[t],
			...n
		}),
		level: t
	};
}), ma = [
	...Wi,
	fa,
	...pa
], ha = Object.values(xi).find((e) => typeof e == "object" && e.id !== void 0 && e.play !== void 0);
export { ma as bots, ha as game, da as mind };
